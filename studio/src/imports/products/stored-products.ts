import type { Payload } from 'payload'
import { z } from 'zod'
import { factsIdOf, readByIds, readStored, type StoredDocument } from '../../publish/state/stored-documents.ts'

/** A stored text, with the editor's newer draft if there is one. */
export type StoredText = { stored: StoredDocument; draft?: StoredDocument }
export type StoredProduct = { facts?: StoredDocument; texts: readonly StoredText[] }

const draftSchema = z.object({
  parent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  version: z.looseObject({}),
})

/** Loads everything stored about these products, by the id of their facts. */
export async function readProducts(payload: Payload, ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  const [facts, texts] = await Promise.all([
    readByIds({ payload }, 'product-facts', ids),
    ids.length === 0 ? [] : readStored({ payload }, 'product-texts', { facts: { in: [...ids] } }),
  ])
  const drafts = await readDrafts(
    payload,
    'product-texts',
    texts.map(({ id }) => id),
  )
  const byFacts = Map.groupBy(texts, (text) => factsIdOf(text) ?? '')
  const factsById = new Map(facts.map((each) => [each.id, each]))
  return new Map(
    ids.map((id): [string, StoredProduct] => {
      const own = factsById.get(id)
      const withDrafts = (byFacts.get(id) ?? []).map((stored): StoredText => {
        const draft = drafts.get(stored.id)
        return draft === undefined ? { stored } : { stored, draft }
      })
      return [id, { ...(own && { facts: own }), texts: withDrafts }]
    }),
  )
}

/** Drafts that are newer than the published version, by the id of their document. */
export async function readDrafts(
  payload: Payload,
  collection: 'product-texts' | 'categories',
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  const table = `_${collection.replaceAll('-', '_')}_v`
  const { rows } = await payload.db.pool.query(
    `select v.parent_id::text as id from "${table}" v where v.latest and v.version__status = 'draft' and v.parent_id = any($1::uuid[])`,
    [ids],
  )
  if (rows.length === 0) return new Map()
  const parents = rows.map((row) => z.object({ id: z.string() }).parse(row).id)
  const { docs } = await payload.db.findVersions({
    collection,
    where: { and: [{ latest: { equals: true } }, { parent: { in: parents } }] },
    limit: 0,
    pagination: false,
  })
  return new Map(
    docs.map((doc) => {
      const { parent, version } = draftSchema.parse(doc)
      return [parent, { ...version, id: parent }]
    }),
  )
}
