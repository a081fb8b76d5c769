import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'
import { factsIdOf, type PublishRequest, readByIds, readStored, toTerm } from '../../publish/state/stored-documents.ts'
import type { Neighbours } from './build-new-entries.ts'
import type { ReadyDocument } from './new-document.ts'

const skuRow = z.object({ id: z.string(), sku: z.string() })

/**
 * Loads what entries of these documents need from others: from the documents themselves first, then from the database.
 */
export async function loadNeighbours(req: PublishRequest, documents: readonly ReadyDocument[]): Promise<Neighbours> {
  const of = (slug: string) => documents.flatMap(({ collection, stored }) => (collection === slug ? [stored] : []))
  const query = await transactionOf(req)
  const facts = new Map(of('product-facts').map((stored) => [stored.id, stored]))
  const absent = of('product-texts')
    .flatMap((text) => factsIdOf(text) ?? [])
    .filter((id) => !facts.has(id))
  for (const stored of await readByIds(req, 'product-facts', absent)) facts.set(stored.id, stored)
  const skus = new Map((await query(sql`select id, sku from product_facts`)).map((row) => toPair(row)))
  for (const stored of facts.values()) skus.set(...toPair(stored))
  const stored = await readStored(req, 'terms', {})
  const terms = new Map([...stored, ...of('terms')].map((term) => [term.id, toTerm(term)]))
  return { factsOf: (id) => facts.get(id), skuOf: (id) => skus.get(id), termOf: (id) => terms.get(id) }
}

function toPair(row: unknown): [string, string] {
  const { id, sku } = skuRow.parse(row)
  return [id, sku]
}
