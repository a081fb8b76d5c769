import { Client } from 'pg'
import { z } from 'zod'
import { query } from './publishing/compare-states.ts'

const pageSchema = z.object({
  brand: z.string(),
  locale: z.string(),
  key: z.string(),
  path: z.string(),
  title: z.string(),
})
export type PublishedPage = z.infer<typeof pageSchema>

/** Finds the pages of a brand-locale, its homepage first. */
export async function findPublishedPages(databaseUrl: string, brand: string, locale: string): Promise<PublishedPage[]> {
  const rows = await query(
    databaseUrl,
    `select brand, locale, key, path, coalesce(body->>'title', '') as title from published.entry
     where kind = 'page' and brand = $1 and locale = $2 and path is not null order by path`,
    [brand, locale],
  )
  return rows.map((row) => pageSchema.parse(row))
}

/** `prefix` is the prefix of the site, with a slash at both ends. */
export const toAddressOfPage = (prefix: string, { path }: Pick<PublishedPage, 'path'>): string =>
  path === '' ? prefix : `${prefix}${path}/`

/**
 * Finds a page that shows its title as its heading. Never the homepage, where a welcome text may have the same words. `ask` returns the
 * content of an address.
 */
export async function findTitledPage(
  pages: readonly PublishedPage[],
  prefix: string,
  ask: (address: string) => Promise<string>,
): Promise<PublishedPage> {
  for (const page of pages)
    if (
      page.path !== '' &&
      page.title !== '' &&
      (await ask(toAddressOfPage(prefix, page))).includes(`${page.title}</h1>`)
    )
      return page
  throw new Error(`No page below ${prefix} shows its title`)
}

/** Changes titles directly in the published state, in one transaction as a publish would, and wakes the feed. */
export async function publishTitle(databaseUrl: string, pages: readonly PublishedPage[], title: string): Promise<void> {
  await inTransaction(databaseUrl, async (client) => {
    for (const { brand, locale, key } of pages) await client.query(SET_TITLE, [brand, locale, key, title])
  })
}

/** Begins a new epoch, as after a restore, so that every site loads all entries again. */
export async function beginEpoch(databaseUrl: string): Promise<void> {
  await inTransaction(databaseUrl, (client) =>
    client.query('update published.meta set epoch = gen_random_uuid(), xid = pg_current_xact_id()'),
  )
}

const SET_TITLE = `
  update published.entry set body = jsonb_set(body, '{title}', to_jsonb($4::text)), body_hash = md5(random()::text),
    xid = pg_current_xact_id(), changed_at = now()
  where kind = 'page' and brand = $1 and locale = $2 and key = $3`

async function inTransaction(databaseUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  // A database that dies also emits an error on the connection.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query("select pg_notify('published', '')")
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}
