import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { appendVersionToQueryKey, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import type { Like } from './changes.ts'
import { TITLE_FIELDS } from './elsewhere.ts'
import type { TranslationSource } from './read-sources.ts'
import { isTranslated, type TranslatedCollection } from './translated-from.ts'

export type DocumentIdentity = { collection: string; id: string }
export const nameOf = ({ collection, id }: DocumentIdentity) => `${collection}/${id}`

const rowSchema = z.looseObject({
  id: z.string(),
  site: z.string().nullish(),
  deletedAt: z.unknown().optional(),
})
type CounterpartRow = z.infer<typeof rowSchema>
const WITHOUT_JOINS: object = { joins: false }

/** Fields by which documents of several sites are related: texts by product, menus by place; settings exist once per site. */
const JOINED_BY: Readonly<Record<TranslatedCollection, readonly string[]>> = {
  pages: ['translationGroup'],
  articles: ['translationGroup'],
  jobs: ['translationGroup'],
  categories: ['translationGroup', 'code'],
  'product-texts': ['facts'],
  menus: ['slot'],
  'site-settings': [],
  'search-settings': [],
}

/**
 * Ids of the counterparts of these documents on a site, by `nameOf`; documents that all sites share are their own
 * counterpart.
 */
export async function findCounterparts(
  req: PayloadRequest,
  site: BrandLocale,
  named: readonly DocumentIdentity[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [slug, each] of Map.groupBy(named, ({ collection }) => collection)) {
    const config = Object.values(req.payload.collections).find((known) => known.config.slug === slug)?.config
    if (config === undefined) continue
    const ids = [...new Set(each.map(({ id }) => id))]
    const isOfSite = config.flattenedFields.some(({ name }) => name === 'site')
    const joined = isTranslated(slug) ? JOINED_BY[slug] : []
    const fields = slug === 'pages' ? [...joined, 'template'] : joined
    const originals = await readRows(req, config, { id: { in: ids } }, fields)
    const others =
      isTranslated(slug) && isOfSite ? await readLike(req, config, { site, originals, joined, fields }) : []
    for (const original of originals) {
      if (original.deletedAt) continue
      const own = !isOfSite || original.site === site.id ? original : findTwin(original, others, joined)
      if (own !== undefined) found.set(nameOf({ collection: slug, id: original.id }), own.id)
    }
  }
  return found
}

/** Documents of other sites that are related to this one. */
export async function findLike(req: PayloadRequest, { collection, values, site }: TranslationSource): Promise<Like[]> {
  const joined = JOINED_BY[collection].filter((field) => values[field])
  if (joined.length === 0 && JOINED_BY[collection].length > 0) return []
  const alike: Where[] = joined.map((field) => ({ [field]: { equals: values[field] } }))
  const where: Where = { and: [{ site: { not_equals: site } }, ...(alike.length > 0 ? [{ or: alike }] : [])] }
  const title = TITLE_FIELDS[collection]
  const rows = await readRows(req, { slug: collection }, where, [title])
  return rows.flatMap(({ id, site: theirs, deletedAt, [title]: name }) =>
    theirs && !deletedAt ? [{ id, site: theirs, title: String(name ?? '') }] : [],
  )
}

/** Uses the first field that finds a counterpart: categories of two imports may only have the same code. */
function findTwin(
  original: CounterpartRow,
  others: readonly CounterpartRow[],
  joined: readonly string[],
): CounterpartRow | undefined {
  if (joined.length === 0) return others[0]
  for (const field of joined) {
    const like = others.find((other) => other[field] && other[field] === original[field])
    if (like !== undefined) return like
  }
  return others.find(({ template }) => isOnlyOne(template) && template === original.template)
}

/** Templates of pages that exist once per site, at a fixed address: they are counterparts even if not related. */
const ONLY_ONES: readonly unknown[] = ['Homepage', 'StoreLocator']
const isOnlyOne = (template: unknown): boolean => ONLY_ONES.includes(template)

type CounterpartSearch = {
  site: BrandLocale
  originals: readonly CounterpartRow[]
  joined: readonly string[]
  fields: readonly string[]
}

async function readLike(
  req: PayloadRequest,
  config: Config,
  { site, originals, joined, fields }: CounterpartSearch,
): Promise<CounterpartRow[]> {
  const alike: Where[] = joined.map((field) => ({
    [field]: { in: [...new Set(originals.map((original) => original[field]).filter(Boolean))] },
  }))
  const only = originals.map(({ template }) => template).filter(isOnlyOne)
  const anyOf = only.length > 0 ? [...alike, { template: { in: only } }] : alike
  const where: Where = { and: [{ site: { equals: site.id } }, ...(anyOf.length > 0 ? [{ or: anyOf }] : [])] }
  const rows = await readRows(req, config, where, fields)
  return rows.filter(({ deletedAt }) => !deletedAt)
}

type Config = { slug: CollectionSlug }

/** Reads the fields that relate documents, of the published version or, if there is none, of the newest draft. */
async function readRows(
  req: PayloadRequest,
  { slug }: Config,
  where: Where,
  fields: readonly string[],
): Promise<CounterpartRow[]> {
  const stored = await readStored(req, slug, where, fields)
  if (!req.payload.collections[slug].config.versions?.drafts) return stored
  const drafts = await readDraftRows(req, slug, where, fields)
  const ids = drafts.map(({ id }) => id)
  const main = new Map((await readStored(req, slug, { id: { in: ids } }, fields)).map((row) => [row.id, row]))
  const newest = drafts.flatMap((draft) => {
    const known = main.get(draft.id)
    return known === undefined || known._status === 'published' ? [] : [{ ...draft, deletedAt: known.deletedAt }]
  })
  return [...new Map([...stored, ...newest].map((row) => [row.id, row])).values()]
}

const toSelect = (fields: readonly string[]) =>
  Object.fromEntries(['site', 'deletedAt', '_status', ...fields].map((name) => [name, true as const]))

async function readStored(req: PayloadRequest, slug: CollectionSlug, where: Where, fields: readonly string[]) {
  const select = toSelect(fields)
  const { docs } = await req.payload.db.find({
    collection: slug,
    where,
    select,
    req,
    limit: 0,
    pagination: false,
    ...WITHOUT_JOINS,
  })
  return docs.map((document) => rowSchema.parse(document))
}

async function readDraftRows(req: PayloadRequest, slug: CollectionSlug, where: Where, fields: readonly string[]) {
  const isDraft: Where = { 'version._status': { equals: 'draft' } }
  const { docs } = await req.payload.db.queryDrafts({
    collection: slug,
    where: { and: [appendVersionToQueryKey(where), isDraft] },
    select: { parent: true, version: toSelect(fields) },
    req,
    limit: 0,
    pagination: false,
    ...WITHOUT_JOINS,
  })
  return docs.flatMap((document) => rowSchema.safeParse(document).data ?? [])
}
