import { type Payload, ValidationError } from 'payload'
import { checkDocuments } from '../../imports/bulk/check-documents.ts'
import { saveNew } from '../../imports/bulk/save-new.ts'
import type { KnownStore, StorePlan } from './plan-stores.ts'
import type { StoreProblem } from './to-store-row.ts'

export async function loadKnownStores(payload: Payload): Promise<KnownStore[]> {
  const { docs } = await payload.find({ collection: 'stores', depth: 0, pagination: false })
  return docs.map((store) => ({ ...store }))
}

/** Saves and publishes a plan. Returns what the studio refuses; everything else is saved. */
export async function savePlan(payload: Payload, { added, changed, gone }: StorePlan): Promise<StoreProblem[]> {
  const problems = await saveAdded(payload, added)
  for (const { row, changes } of changed) {
    const data = Object.fromEntries(changes.map(({ field, to }) => [field, Array.isArray(to) ? [...to] : to]))
    try {
      await payload.update({ collection: 'stores', id: row.id, data })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      for (const { path, message } of error.data.errors) problems.push({ where: row.where, field: path, message })
    }
  }
  for (const { id } of gone) await payload.delete({ collection: 'stores', id })
  return problems
}

async function saveAdded(payload: Payload, rows: StorePlan['added']): Promise<StoreProblem[]> {
  if (rows.length === 0) return []
  const whereOf = new Map(rows.map(({ id, where }) => [id, where]))
  const documents = rows.map(({ id, fields }) => ({ collection: 'stores' as const, id, data: fields }))
  const { ready, refused } = await checkDocuments(payload, documents, { moment: new Date().toISOString() })
  const bad = new Set(refused.map(({ document }) => document.id))
  const late = await saveNew(
    payload,
    ready.filter(({ stored }) => !bad.has(stored.id)),
  )
  return [
    ...refused.map(({ document, refusal }) => ({ where: whereOf.get(document.id) ?? '', ...refusal })),
    ...late.map(({ document, refusal }) => ({ where: whereOf.get(document.stored.id) ?? '', ...refusal })),
  ]
}
