import {
  type AnsweredAddress,
  type Breadcrumb,
  breadcrumbSchema,
  routeSchema,
} from '@menagerie/contract/answers/page-answer'
import { ADDRESSED_KINDS, ANY, ENTRY_BODIES, type EntryBody, type EntryKind } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import type { ReadDatabase } from './database.ts'

/** An SQL condition with `$` for its value. Must be a constant of this code, never input. */
export type SqlCondition = readonly [sql: string, value: unknown]

const BODIES: { [K in EntryKind]: z.ZodType<EntryBody<K>> } = ENTRY_BODIES
const rowSchema = z.object({ key: z.string(), path: z.string().nullable(), body: z.unknown() })
const BATCH = 200
/** Articles and jobs without a date come last. */
export const NEWEST_FIRST = "(body->>'created')::timestamptz desc nulls last, key"
const AT_SITE = 'kind = $1 and brand = $2 and locale = $3 and not deleted'

type ReadScope = Pick<BrandLocale, 'brand' | 'code'> | typeof ANY
const scopeOf = (kind: EntryKind, place: ReadScope) =>
  place === ANY ? [kind, ANY, ANY] : [kind, place.brand, place.code]

/** Queries of the published state; each is one statement for one brand-locale. */
export function createPublishedReads({ read }: ReadDatabase) {
  async function find<K extends EntryKind>(kind: K, place: ReadScope, rest: string, values: readonly unknown[]) {
    const rows = await read(`select key, path, body from published.entry where ${AT_SITE} and ${rest}`, [
      ...scopeOf(kind, place),
      ...values,
    ])
    return rows.map((row) => toEntry(kind, row))
  }

  return {
    byKeys: <K extends EntryKind>(kind: K, place: ReadScope, keys: readonly string[]) =>
      find(kind, place, 'key = any($4::text[]) order by array_position($4::text[], key)', [keys]),
    byPath: async <K extends EntryKind>(kind: K, place: ReadScope, path: string) =>
      (await find(kind, place, 'path = $4', [path]))[0],
    byKeyOrPath: async <K extends EntryKind>(kind: K, place: ReadScope, name: string) =>
      (await find(kind, place, "(key = $4 or path = trim('/' from $4)) order by key = $4 desc", [name]))[0],
    /** For kinds with few entries: settings, categories. */
    all: <K extends EntryKind>(kind: K, place: ReadScope) => find(kind, place, 'true order by key', []),
    /** Entries whose body has this value in a field. */
    byField: <K extends EntryKind>(kind: K, place: ReadScope, field: string, value: string) =>
      find(kind, place, 'body->>$4::text = $5 order by key', [field, value]),

    /** One page of a list, with the total number of entries. */
    async page<K extends EntryKind>(
      kind: K,
      place: ReadScope,
      filter: readonly SqlCondition[],
      order: string,
      page: Page,
    ) {
      const numbered = filter.map(([sql], index) => sql.replace('$', () => `$${index + 4}`))
      const where = ['true', ...numbered].join(' and ')
      const values = filter.map(([, value]) => value)
      const skip = `limit ${page.limit} offset ${(page.page - 1) * page.limit}`
      const [entries, counted] = await Promise.all([
        find(kind, place, `${where} order by ${order} ${skip}`, values),
        read(`select count(*)::int as total from published.entry where ${AT_SITE} and ${where}`, [
          ...scopeOf(kind, place),
          ...values,
        ]),
      ])
      return { entries, total: z.object({ total: z.number() }).parse(counted[0]).total }
    },

    /** All entries of a kind, sorted by key, in batches; each batch shows the state at the time when it is read. */
    async *batches<K extends EntryKind>(kind: K, place: ReadScope): AsyncGenerator<PublishedEntry<K>[], void> {
      for (let after = ''; ; ) {
        const batch = await find(kind, place, `key > $4 order by key limit ${BATCH}`, [after])
        if (batch.length > 0) yield batch
        if (batch.length < BATCH) return
        after = batch.at(-1)?.key ?? ''
      }
    },
    ...createPathReads(read),
  }
}
export type PublishedReads = ReturnType<typeof createPublishedReads>
type Page = { page: number; limit: number }

/** Reads of paths and titles without the bodies. */
function createPathReads(read: ReadDatabase['read']) {
  return {
    /** Titles of the pages at these paths; without paths, all titles. */
    async titles(site: BrandLocale, paths: readonly string[] | undefined = undefined): Promise<Breadcrumb[]> {
      const rows = await read(
        `select path, body->>'title' as title from published.entry
         where brand = $1 and locale = $2 and kind in ('page', 'article', 'job') and not deleted and path is not null
           and ($3::text[] is null or path = any($3)) order by length(path)`,
        [site.brand, site.code, paths ?? null],
      )
      return z.array(breadcrumbSchema).parse(rows)
    },
    /** Paths by key of those entries that are published. */
    async paths(site: BrandLocale, kind: EntryKind, keys: readonly string[]): Promise<Map<string, string>> {
      if (keys.length === 0) return new Map()
      const rows = await read(
        `select key, path from published.entry where ${AT_SITE} and path is not null and key = any($4::text[])`,
        [...scopeOf(kind, site), keys],
      )
      const found = z.array(z.object({ key: z.string(), path: z.string() })).parse(rows)
      return new Map(found.map(({ key, path }) => [key, path]))
    },
    async routes(site: BrandLocale): Promise<AnsweredAddress[]> {
      const rows = await read(
        `select kind, key, path from published.entry
         where brand = $1 and locale = $2 and not deleted and path is not null and kind = any($3::text[]) order by path`,
        [site.brand, site.code, ADDRESSED_KINDS],
      )
      return z.array(routeSchema).parse(rows)
    },
  }
}

function toEntry<K extends EntryKind>(kind: K, row: unknown): PublishedEntry<K> {
  const { key, path, body } = rowSchema.parse(row)
  return { key, path, body: BODIES[kind].parse(body) }
}
