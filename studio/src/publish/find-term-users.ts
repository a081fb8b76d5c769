import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/transaction.ts'
import { PUBLISHED_COLLECTIONS, type PublishedCollection } from './state/published-collection.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/** Ids of the documents that use a term, sorted, by collection. */
export type TermUsers = ReadonlyMap<PublishedCollection, readonly string[]>

const idRow = z.object({ id: z.string() })

/**
 * Finds all documents whose stored state contains this term, in a list of terms or in a block. Reads the stored
 * documents, not the published entries: a term without a name in a language is missing there.
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

/** One query for each place of a collection that can hold a term. */
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
