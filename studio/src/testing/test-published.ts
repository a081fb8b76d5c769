import { Pool } from 'pg'

type PublishedRow = {
  kind: string
  brand: string
  locale: string
  key: string
  path: string | null
  body: Record<string, unknown>
  deleted: boolean
  xid: string
}

/** Reads the published table with connections of its own. */
export function openPublished(databaseUrl: string) {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => {})
  return {
    pool,
    read: async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
      (await pool.query<Record<string, unknown>>(text, [...values])).rows,
    async rows(): Promise<PublishedRow[]> {
      const { rows } = await pool.query<PublishedRow>(
        `select kind, brand, locale, key, path, body, deleted, xid::text from published.entry
         order by kind, brand, locale, key`,
      )
      return rows
    },
    /** The row with this key, in this locale if there are several. */
    async row(key: unknown, locale = '%'): Promise<PublishedRow | undefined> {
      const { rows } = await pool.query<PublishedRow>(
        `select kind, brand, locale, key, path, body, deleted, xid::text from published.entry
         where key = $1 and locale like $2`,
        [key, locale],
      )
      return rows[0]
    },
    close: () => pool.end(),
  }
}
