import type { Payload } from 'payload'
import { relationIds } from '../../publish/parts/stored-values.ts'
import { isPublished, readByIds, type StoredDocument } from '../../publish/state/stored-documents.ts'
import { buildNewEntries } from '../bulk/build-new-entries.ts'
import { readDrafts } from '../products/stored-products.ts'
import type { ChangedDocument } from '../save/changed-document.ts'
import { saveChanges } from '../save/save-changes.ts'
import type { KnownNames } from './load-names.ts'

/** Ids of products to add to a category and to remove from it. */
export type CategoryChange = { add: Set<string>; remove: Set<string> }
type Saving = { changes: ReadonlyMap<string, CategoryChange>; savedBy: string }

/** Categories per transaction. */
const AT_ONCE = 40
const TRIES = 5

/** Saves the changed categories; new products are added at the end. Retries if others save meanwhile. */
export async function saveCategories(payload: Payload, known: KnownNames, saving: Saving): Promise<void> {
  const ids = [...saving.changes.keys()]
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const group = ids.slice(at, at + AT_ONCE)
    for (let round = 1; !(await saveGroup(payload, known, group, saving)); round += 1)
      if (round === TRIES) throw new Error('Categories keep being changed by others: run the import again')
  }
}

async function saveGroup(
  payload: Payload,
  known: KnownNames,
  ids: readonly string[],
  saving: Saving,
): Promise<boolean> {
  const { names, terms } = known
  const stored = await readByIds({ payload }, 'categories', ids)
  const drafts = await readDrafts(payload, 'categories', ids)
  const moment = Date.now()
  const documents = stored.map((before) => toChanged(before, drafts.get(before.id), saving, moment))
  const live = documents.filter(({ isDraftOnly }) => !isDraftOnly)
  const { entries, refusals } = await buildNewEntries(
    live.map(({ after }) => ({ collection: 'categories', stored: after })),
    {
      factsOf: () => undefined,
      skuOf: (product) => names.productOf(product)?.sku,
      termOf: (term) => terms.get(term),
    },
  )
  const [refusal] = refusals
  if (refusal)
    throw new Error(
      `The category ${refusal.document.stored.displayName} cannot be published: ${refusal.refusal.message}`,
    )
  const published = { collection: 'categories' as const, ids: live.map(({ after }) => after.id), entries }
  const result = await saveChanges(payload, { documents, published })
  if (result.kind === 'refused') throw result.problem
  return result.kind === 'saved'
}

function toChanged(
  before: StoredDocument,
  draft: StoredDocument | undefined,
  saving: Saving,
  moment: number,
): ChangedDocument {
  const isLive = isPublished(before)
  return {
    collection: 'categories',
    before,
    after: withProducts(isLive ? before : (draft ?? before), saving, moment),
    isDraftOnly: !isLive,
    ...(isLive && draft && { draft: withProducts(draft, saving, moment + 1) }),
  }
}

function withProducts(document: StoredDocument, { changes, savedBy }: Saving, moment: number): StoredDocument {
  const { add, remove } = changes.get(document.id) ?? { add: [], remove: new Set() }
  const stored = relationIds.safeParse(document.products).data ?? []
  const products = [...new Set([...stored.filter((id) => !remove.has(id)), ...add])]
  return { ...document, products, updatedAt: new Date(moment).toISOString(), savedBy, saverId: null }
}
