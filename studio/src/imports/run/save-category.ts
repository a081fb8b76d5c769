import type { Payload } from 'payload'
import { relationIds } from '../../publish/parts/stored-values.ts'
import { isPublished, readByIds, type StoredDocument } from '../../publish/state/stored-documents.ts'
import { buildNewEntries } from '../bulk/build-new-entries.ts'
import { readDrafts } from '../products/stored-products.ts'
import { saveChanges } from '../save/save-changes.ts'
import type { KnownNames } from './load-names.ts'

/** Ids of products that come into a category, and that leave it. */
export type CategoryChange = { add: Set<string>; remove: Set<string> }

const TRIES = 5

/** New products stand behind those that are there. Saves by others meanwhile are taken up. */
export async function saveCategory(
  payload: Payload,
  known: KnownNames,
  id: string,
  change: CategoryChange & { savedBy: string },
): Promise<void> {
  for (let round = 0; round < TRIES; round += 1) if (await saveOnce(payload, known, id, change)) return
  throw new Error(`The category ${id} is being changed by others all the time: run the import again`)
}

async function saveOnce(
  payload: Payload,
  { names, terms }: KnownNames,
  id: string,
  change: CategoryChange & { savedBy: string },
): Promise<boolean> {
  const [before] = await readByIds({ payload }, 'categories', [id])
  if (before === undefined) return true
  const draft = (await readDrafts(payload, 'categories', [id])).get(id)
  const moment = Date.now()
  const isLive = isPublished(before)
  const after = withProducts(isLive ? before : (draft ?? before), change, moment)
  const { entries } = await buildNewEntries([{ collection: 'categories', stored: after }], {
    factsOf: () => undefined,
    skuOf: (product) => names.productOf(product)?.sku,
    termOf: (term) => terms.get(term),
  })
  const result = await saveChanges(payload, {
    documents: [
      {
        collection: 'categories',
        before,
        after,
        isDraftOnly: !isLive,
        ...(isLive && draft && { draft: withProducts(draft, change, moment + 1) }),
      },
    ],
    published: { collection: 'categories', ids: isLive ? [id] : [], entries: isLive ? entries : [] },
  })
  if (result.kind === 'refused') throw result.problem
  return result.kind === 'saved'
}

function withProducts(
  document: StoredDocument,
  { add, remove, savedBy }: CategoryChange & { savedBy: string },
  moment: number,
): StoredDocument {
  const stored = relationIds.safeParse(document.products).data ?? []
  const products = [...new Set([...stored.filter((id) => !remove.has(id)), ...add])]
  return { ...document, products, updatedAt: new Date(moment).toISOString(), savedBy }
}
