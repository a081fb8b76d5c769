import type { CollectionSlug, Payload } from 'payload'
import type { CheckedBuild } from '../../publish/entries/check-entry.ts'
import { buildNewEntries, type Neighbours } from './build-new-entries.ts'
import type { ReadyDocument } from './new-document.ts'
import { type RowsByTable, toRows } from './to-rows.ts'
import type { FieldRefusal } from './validate-fields.ts'

/** Order in which documents come after the ones that they reference, as far as possible. */
export const SAVING_ORDER = [
  'media',
  'films',
  'leaflets',
  'downloads',
  'terms',
  'authors',
  'product-facts',
  'stores',
  'pages',
  'categories',
  'articles',
  'jobs',
  'product-texts',
  'menus',
  'search-settings',
  'search-synonyms',
  'search-rules',
  'site-settings',
  'redirects',
] as const satisfies readonly CollectionSlug[]

export type Refused = { document: ReadyDocument; refusal: FieldRefusal }

/** Documents of one collection with their rows and entries. */
export type Kind = {
  collection: CollectionSlug
  documents: readonly ReadyDocument[]
  rows: RowsByTable
  entries: readonly CheckedBuild[]
}
export type PreparedDocuments = { kinds: readonly Kind[]; refused: readonly Refused[] }

/** Builds rows and entries of new documents, and collects the refusals of the contract. Writes nothing. */
export async function prepareNew(
  payload: Payload,
  documents: readonly ReadyDocument[],
  neighbours: Neighbours,
  onPrepared: (documents: number) => void = () => {},
): Promise<PreparedDocuments> {
  const kinds: Kind[] = []
  const refused: Refused[] = []
  let count = 0
  const byCollection = Map.groupBy(documents, ({ collection }) => collection)
  for (const collection of SAVING_ORDER) {
    const own = byCollection.get(collection)
    if (own === undefined) continue
    const { entries, refusals } = await buildNewEntries(own, neighbours)
    refused.push(...refusals)
    kinds.push({ collection, documents: own, rows: await toRows(payload, own), entries })
    count += own.length
    onPrepared(count)
  }
  return { kinds, refused }
}
