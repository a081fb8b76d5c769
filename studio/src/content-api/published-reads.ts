import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { ANY, ENTRY_BODIES, type EntryBody, type EntryKind } from '@menagerie/contract/entry'
import { z } from 'zod'
import type { Database } from './database.ts'

export type PublishedEntry<K extends EntryKind> = { key: string; path: string | null; body: EntryBody<K> }

const BODIES: { [K in EntryKind]: z.ZodType<EntryBody<K>> } = ENTRY_BODIES
const rowSchema = z.object({ key: z.string(), path: z.string().nullable(), body: z.unknown() })

/** Reads of the published state; each is one statement over one brand-locale. */
export function createPublishedReads({ read }: Database) {
  async function find<K extends EntryKind>(
    kind: K,
    site: Pick<BrandLocale, 'brand' | 'code'> | typeof ANY,
    condition: string,
    values: readonly unknown[],
  ): Promise<PublishedEntry<K>[]> {
    const [brand, locale] = site === ANY ? [ANY, ANY] : [site.brand, site.code]
    const rows = await read(
      `select key, path, body from published.entry
       where kind = $1 and brand = $2 and locale = $3 and not deleted and ${condition}`,
      [kind, brand, locale, ...values],
    )
    return rows.map((row) => toEntry(kind, row))
  }

  return {
    byKeys: <K extends EntryKind>(kind: K, site: BrandLocale | typeof ANY, keys: readonly string[]) =>
      find(kind, site, 'key = any($4::text[]) order by array_position($4::text[], key)', [keys]),
    byPaths: <K extends EntryKind>(kind: K, site: BrandLocale, paths: readonly string[]) =>
      find(kind, site, 'path = any($4::text[]) order by length(path)', [paths]),
    all: <K extends EntryKind>(kind: K, site: BrandLocale) => find(kind, site, 'true order by path, key', []),
    page: <K extends EntryKind>(kind: K, site: BrandLocale, limit: number, offset: number) =>
      find(kind, site, 'true order by path, key limit $4 offset $5', [limit, offset]),
    /** Entries whose body has this text in a field. */
    byField: <K extends EntryKind>(kind: K, site: BrandLocale | typeof ANY, field: string, value: string) =>
      find(kind, site, 'body->>$4::text = $5 order by key', [field, value]),
    async count(kind: EntryKind, site: BrandLocale): Promise<number> {
      const rows = await read(
        `select count(*)::int as total from published.entry
         where kind = $1 and brand = $2 and locale = $3 and not deleted`,
        [kind, site.brand, site.code],
      )
      return z.object({ total: z.number() }).parse(rows[0]).total
    },
    async routes(site: BrandLocale) {
      const rows = await read(
        `select kind, key, path from published.entry
         where brand = $1 and locale = $2 and not deleted and path is not null order by path`,
        [site.brand, site.code],
      )
      return z.array(z.object({ kind: z.string(), key: z.string(), path: z.string() })).parse(rows)
    },
  }
}

export type PublishedReads = ReturnType<typeof createPublishedReads>

function toEntry<K extends EntryKind>(kind: K, row: unknown): PublishedEntry<K> {
  const { key, path, body } = rowSchema.parse(row)
  return { key, path, body: BODIES[kind].parse(body) }
}
