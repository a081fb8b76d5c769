import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findSellingSites } from '../admin/find-sites-without-text.ts'
import { countSiteChanges } from './count-site-changes.ts'
import { TITLE_FIELDS } from './elsewhere.ts'
import type { State, StatusQuery, StatusRow, TranslationCell } from './status.ts'
import type { TranslatedCollection } from './translated-from.ts'

const JOIN_COLUMNS: Readonly<Record<TranslatedCollection, string>> = {
  pages: 'translation_group',
  articles: 'translation_group',
  jobs: 'translation_group',
  categories: 'code',
  'product-texts': 'facts_id',
  menus: 'slot',
  'site-settings': 'site',
  'search-settings': 'site',
}

const rowSchema = z.object({
  id: z.string(),
  site: z.string(),
  joined: z.string(),
  title: z.string().nullable(),
  template: z.string().nullable(),
  status: z.string().nullable(),
  newest: z.string().nullable(),
  by: z.string().nullable(),
  open: z.coerce.number().nullable(),
  publicOpen: z.coerce.number().nullable(),
  source: z.string().nullable(),
})
type StoredRow = z.infer<typeof rowSchema>
/** `isWaiting`: there is an unpublished draft newer than the published version. */
type SiteRow = StoredRow & { isWaiting: boolean }

type SiteColumn = { id: string; label: string }

/** Sites of a brand, labelled by code only, because the brand is shown above the table. */
export function listSiteColumns(brand: string): SiteColumn[] {
  const key = BRAND_KEYS.find((each) => each === brand) ?? BRAND_KEYS[0] ?? ''
  return localesOf(key).map(({ id, code }) => ({ id, label: code }))
}

/** All documents of a collection, related ones in one row, with their state on each site of a brand. */
export async function readSiteRows(
  req: PayloadRequest,
  collection: TranslatedCollection,
  { brand }: StatusQuery,
): Promise<StatusRow[]> {
  const columns = listSiteColumns(brand)
  const sites = new Set(columns.map(({ id }) => id))
  const rows = (await readRows(req, collection)).filter(({ site }) => sites.has(site))
  const changes = await countSiteChanges(req, collection, rows)
  const isOne = JOIN_COLUMNS[collection] === 'site'
  const groups = Map.groupBy(rows, ({ joined }) => (isOne ? collection : joined))
  const left = await readLeftOut(req, collection)
  const sold = collection === 'product-texts' ? await readSold(req, columns) : undefined
  return [...groups].map(([key, documents]): StatusRow => {
    const bySite = new Map(documents.map((document) => [document.site, document]))
    const first = findFirst(columns.flatMap(({ id }) => bySite.get(id) ?? []))
    const cells = columns.map(({ id }): [string, TranslationCell] => {
      const own = bySite.get(id)
      if (own !== undefined) return [id, toCell(own, changes)]
      const isSold = sold === undefined || sold.get(key)?.has(id) === true
      const state = isSold ? 'missing' : 'none'
      return [id, { state: left.has(`${key} ${id}`) ? 'left' : state, open: 0, changes: 0, isWaiting: false }]
    })
    return {
      key,
      title: first?.title ?? '',
      ...(first && { first: first.id }),
      ...(first?.template && { template: first.template }),
      cells: Object.fromEntries(cells),
    }
  })
}

/**
 * The document that most others of the row were copied from: it gives the row its title, and missing documents are
 * copied from it.
 */
function findFirst(documents: readonly SiteRow[]): SiteRow | undefined {
  const copies = (id: string) => documents.filter(({ source }) => source === id).length
  return documents.toSorted((one, other) => copies(other.id) - copies(one.id))[0]
}

/**
 * The state describes the published version; open texts and changes describe the newest draft, which may already
 * contain the work.
 */
function toCell(row: SiteRow, { newest, published }: Awaited<ReturnType<typeof countSiteChanges>>): TranslationCell {
  const { id, status, isWaiting, by } = row
  const open = row.open ?? 0
  const changes = newest.get(id) ?? 0
  const isStale = (isWaiting ? (published.get(id) ?? 0) : changes) > 0
  const isMarked = (isWaiting ? (row.publicOpen ?? 0) : open) > 0
  const state: State = status !== 'published' ? 'draft' : isStale ? 'stale' : isMarked ? 'marked' : 'published'
  return { state, id, open, changes, isWaiting, ...(by && { by }) }
}

async function readRows(req: PayloadRequest, collection: TranslatedCollection): Promise<SiteRow[]> {
  const table = collection.replaceAll('-', '_')
  const title = TITLE_FIELDS[collection].replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const column = (name: string) => sql.identifier(name)
  const { flattenedFields } = req.payload.collections[collection].config
  // Collections without a bin have no such column.
  const hasBin = flattenedFields.some(({ name }) => name === 'deletedAt')
  /** The value of the published version or, if it was never published, of the newest draft. */
  const known = (name: string) =>
    sql`case when t._status = 'published' then t.${column(name)}::text else coalesce(v.${column(`version_${name}`)}::text, t.${column(name)}::text) end`
  const joined = known(JOIN_COLUMNS[collection])
  const template = collection === 'pages' ? known('template') : sql`null`
  const statement: SQL = sql`
    select t.id::text, ${known('site')} as site, ${joined} as joined, ${template} as template,
      coalesce(v.${column(`version_${title}`)}::text, t.${column(title)}::text) as title, t._status::text as status,
      v.version__status::text as newest, v.version_saved_by as by, t.open_texts as "publicOpen", coalesce(v.version_open_texts, t.open_texts) as open,
      coalesce(v.version_translated_from, t.translated_from)->>'id' as source
    from ${column(table)} t left join ${column(`_${table}_v`)} v on v.parent_id = t.id and v.latest
    where ${hasBin ? sql`t.deleted_at is null` : sql`true`} and ${known('site')} is not null and ${joined} is not null
    order by title`
  const { rows } = await req.payload.db.drizzle.execute(statement)
  return rows.map((row) => {
    const stored = rowSchema.parse(row)
    return { ...stored, isWaiting: stored.status === 'published' && stored.newest === 'draft' }
  })
}

const leftSchema = z.object({ joined: z.string(), site: z.string() })

async function readLeftOut(req: PayloadRequest, collection: string): Promise<ReadonlySet<string>> {
  const { rows } = await req.payload.db.drizzle.execute(
    sql`select joined, site from public.translation_left_out where collection = ${collection}`,
  )
  return new Set(rows.map((row) => leftSchema.parse(row)).map(({ joined, site }) => `${joined} ${site}`))
}

/** Sites that sell each product. */
async function readSold(req: PayloadRequest, columns: readonly SiteColumn[]) {
  const ids = new Set(columns.map(({ id }) => id))
  const sites = BRAND_KEYS.flatMap((brand) => localesOf(brand))
    .filter(({ id }) => ids.has(id))
    .map((site) => ({ ...site, label: site.name }))
  const select = { brands: true, markets: true } as const
  const options = { collection: 'product-facts', select, limit: 0, pagination: false, req } as const
  const { docs } = await req.payload.db.find(options)
  return new Map(docs.map((facts) => [String(facts.id), new Set(findSellingSites(facts, sites).map(({ id }) => id))]))
}
