import type { Payload } from 'payload'
import { buildEntries, ENTRY_COLLECTIONS } from '../publish/entries/build-entries.ts'
import type { CheckedBuild } from '../publish/entries/check-entry.ts'
import { FieldProblem } from '../publish/parts/field-problem.ts'
import { readStored } from '../publish/state/stored-documents.ts'
import type { openPublished } from './test-published.ts'

/**
 * Entries that the current documents produce but that are missing or different in the published state, and the other
 * way round.
 */
export async function findDisagreements(
  payload: Payload,
  published: ReturnType<typeof openPublished>,
): Promise<string[]> {
  const made = new Map((await buildAll(payload)).map((entry) => [toLine(entry), entry]))
  const rows = await published.read(
    'select kind, brand, locale, key, path, body_hash as "bodyHash", source from published.entry where not deleted',
  )
  const stand = new Set(rows.map(toLine))
  return [
    ...[...made.keys()].filter((line) => !stand.has(line)).map((line) => `not published: ${line}`),
    ...[...stand].filter((line) => !made.has(line)).map((line) => `published, but: ${line}`),
  ].sort()
}

async function buildAll(payload: Payload): Promise<CheckedBuild[]> {
  const transactionID = await payload.db.beginTransaction({ isolationLevel: 'repeatable read' })
  if (transactionID === null) throw new Error('The database has no transactions')
  const req = { payload, transactionID }
  const entries: CheckedBuild[] = []
  for (const collection of ENTRY_COLLECTIONS) {
    const built = await buildEntries(req, collection, await readStored(req, collection, {}), (_, problem) => {
      // A redirect without a target is not published.
      if (!(problem instanceof FieldProblem) || collection !== 'redirects') throw problem
    })
    entries.push(...built)
  }
  await payload.db.rollbackTransaction(transactionID)
  return entries
}

function toLine({ kind, brand, locale, key, path, bodyHash, source }: Record<string, unknown>): string {
  return `${kind} ${brand}/${locale} ${key} at ${path ?? 'no path'} of ${source} as ${String(bodyHash).slice(0, 8)}`
}
