import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/transaction.ts'
import { PUBLISHED_COLLECTIONS, type PublishedCollection } from './state/published-collection.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/** Ids of the documents that use a term, in their order, by collection. */
export type TermUsers = ReadonlyMap<PublishedCollection, readonly string[]>

const idRow = z.object({ id: z.string() })

/**
 * All documents whose stored state holds this term: in a list of terms, or in a block. Asked of the documents and not of
 * what is published: where a name was missing, nothing published tells that the term belongs there.
 */
export async function findTermUsers(req: PublishRequest, termId: string): Promise<TermUsers> {
  const query = await transactionOf(req)
  const users = new Map<PublishedCollection, readonly string[]>()
  for (const collection of PUBLISHED_COLLECTIONS) {
    const places = placesOf(req.payload, collection, termId)
    if (places.length === 0) continue
    const rows = await query(sql`${sql.join(places, sql` union `)} order by id`)
    if (rows.length > 0) {
      users.set(
        collection,
        rows.map((row) => idRow.parse(row).id),
      )
    }
  }
  return users
}

/** One query per place of a collection that can hold a term. */
function placesOf({ db, collections }: Payload, collection: PublishedCollection, termId: string): SQL[] {
  const table = collection.replaceAll('-', '_')
  const relations = db.tables[`${table}_rels`]
  const inLists =
    relations !== undefined && 'termsID' in relations
      ? [sql`select parent_id as id from ${relations} where terms_id = ${termId}::uuid`]
      : []
  const areas = collections[collection].config.flattenedFields.filter(({ type }) => type === 'blocks')
  const inBlocks = areas.map(
    ({ name }) =>
      sql`select id from ${db.tables[table]} where strpos(${db.tables[table]?.[name]}::text, ${termId}) > 0`,
  )
  return [...inLists, ...inBlocks]
}
