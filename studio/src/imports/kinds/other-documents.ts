import { toNameKey } from '@menagerie/contract/clean-text'
import type { Payload } from 'payload'
import { z } from 'zod'

/** Finds the document that a cell names: by id, or by path, code or name on the row's site. */
export type OtherDocuments = { find: (collection: string, word: string, site?: string) => string | undefined }

const row = z.object({ collection: z.string(), id: z.string(), site: z.string().nullable(), word: z.string() })
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function loadOtherDocuments({ db }: Payload): Promise<OtherDocuments> {
  const { rows } = await db.pool.query(`
    select 'pages' as collection, id::text, site, coalesce(path, '') as word from pages where deleted_at is null and site is not null
    union all select 'categories', id::text, site, code from categories where code is not null
    union all select 'authors', id::text, null, name from authors where name is not null
    union all select 'downloads', id::text, null, title from downloads where title is not null`)
  const byWord = new Map<string, string>()
  const byId = new Set<string>()
  for (const each of rows) {
    const { collection, id, site, word } = row.parse(each)
    byId.add(`${collection} ${id}`)
    byWord.set(toKey(collection, site, word), id)
  }
  return {
    find(collection, word, site) {
      if (UUID.test(word)) return byId.has(`${collection} ${word.toLowerCase()}`) ? word.toLowerCase() : undefined
      return byWord.get(toKey(collection, site ?? null, word)) ?? byWord.get(toKey(collection, null, word))
    },
  }
}

const toKey = (collection: string, site: string | null, word: string) =>
  `${collection} ${site ?? ''} ${toNameKey(word.trim().replace(/^\/+|\/+$/g, ''))}`
