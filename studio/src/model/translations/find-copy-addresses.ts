import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { toAddressWord } from '@menagerie/sites/to-address-word'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { findCounterparts, nameOf } from './find-counterparts.ts'
import type { TranslationSource } from './read-sources.ts'

export type TranslationAddress = { folder: string; path: string }
type Titles = (source: TranslationSource) => string
type CopyRequest = { site: BrandLocale; sources: readonly TranslationSource[]; titleOfSource: Titles }

const WITH_PATHS = ['pages', 'articles', 'jobs'] as const
const hasPath = ({ collection }: TranslationSource) => WITH_PATHS.some((slug) => slug === collection)

/**
 * Addresses of copies by the id of their source: made from the title, below the counterpart of the source's parent
 * page. Without a parent, articles and jobs go where the site's others are, and pages to the top.
 */
export async function findCopyAddresses(
  req: PayloadRequest,
  asked: CopyRequest,
): Promise<Map<string, TranslationAddress>> {
  const { site, sources, titleOfSource } = asked
  const parents = await findParents(req, asked)
  const found = new Map<string, TranslationAddress>()
  const taken = new Set<string>()
  const byDepth = sources.filter(hasPath).toSorted((a, b) => depthOf(a) - depthOf(b))
  for (const source of byDepth) {
    const { template } = source.values
    if (template === 'Homepage') continue
    const parent = parents.get(source.id)
    const folder = parent?.path ?? found.get(parent?.made ?? '')?.path ?? (await findFolder(req, site, source))
    const word = toAddressWord(site.file, titleOfSource(source)) || toLastPart(pathOf(source))
    const wanted = template === 'StoreLocator' ? storeFinderPath(site) : [folder, word].filter(Boolean).join('/')
    const path = await findFree(req, site, wanted, taken)
    taken.add(path)
    found.set(source.id, { folder, path })
  }
  for (const source of sources.filter(({ collection }) => collection === 'product-texts')) {
    const folder = (await findProductFolder(req, site, source)) ?? String(source.values.url_slug ?? '')
    const word = toAddressWord(site.file, titleOfSource(source)) || String(source.values.url_key ?? '')
    found.set(source.id, { folder, path: `${folder}/${word}` })
  }
  return found
}

export const pathOf = ({ values }: TranslationSource): string => (typeof values.path === 'string' ? values.path : '')
const depthOf = (source: TranslationSource) => pathOf(source).split('/').length
const toLastPart = (path: string) => path.split('/').at(-1) ?? ''

/** `path`: of an existing page; `made`: id of the source of a page that is created in the same round. */
type Parent = { path?: string; made?: string }

async function findParents(req: PayloadRequest, { site, sources }: CopyRequest): Promise<Map<string, Parent>> {
  const above = new Map(sources.filter(hasPath).map((source) => [source.id, foldersOf(pathOf(source))]))
  const paths = [...new Set([...above.values()].flat())]
  const [first] = sources
  if (paths.length === 0 || first === undefined) return new Map()
  const pages = await readPaths(req, 'pages', { site: { equals: first.site }, path: { in: paths } })
  const made = new Map(sources.filter(hasPath).map((source) => [pathOf(source), source.id]))
  const named = pages.map(({ id }) => ({ collection: 'pages', id }))
  const there = await findCounterparts(req, site, named)
  const own = await readPaths(req, 'pages', { id: { in: [...there.values()] } })
  const pathById = new Map(own.map(({ id, path }) => [id, path]))
  const parents = new Map<string, Parent>()
  for (const [id, folders] of above) {
    const parent = folders.map((folder) => toParent(folder)).find((each) => each !== undefined)
    if (parent !== undefined) parents.set(id, parent)
  }
  return parents

  function toParent(folder: string): Parent | undefined {
    const page = pages.find(({ path }) => path === folder)
    const path = page && pathById.get(there.get(nameOf({ collection: 'pages', id: page.id })) ?? '')
    if (path) return { path }
    const source = made.get(folder)
    return source === undefined ? undefined : { made: source }
  }
}

/** Parent paths: `a/b` and `a` for `a/b/c`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('/'))
}

const rowSchema = z.object({ id: z.string(), path: z.string().nullish() })

async function readPaths(req: PayloadRequest, collection: CollectionSlug, where: Where, limit = 0) {
  const select = { path: true } as const
  const { docs } = await req.payload.db.find({
    collection,
    where,
    select,
    req,
    limit,
    sort: '-createdAt',
    pagination: false,
  })
  return docs.flatMap((document) => rowSchema.safeParse(document).data ?? [])
}

/** The folder of the site's other articles or jobs. */
async function findFolder(
  req: PayloadRequest,
  site: BrandLocale,
  { collection, values }: TranslationSource,
): Promise<string> {
  if (collection === 'pages') return ''
  const kind: Where = typeof values.role_type === 'string' ? { role_type: { equals: values.role_type } } : {}
  const where = { site: { equals: site.id }, _status: { equals: 'published' }, ...kind }
  const [newest] = await readPaths(req, collection, where, 1)
  return foldersOf(newest?.path ?? '')[0] ?? ''
}

/** Appends a number if another document of the site has the address. */
async function findFree(req: PayloadRequest, site: BrandLocale, wanted: string, taken: ReadonlySet<string>) {
  const all = new Set(taken)
  for (const collection of WITH_PATHS) {
    const where = { site: { equals: site.id }, path: { like: wanted } }
    for (const { path } of await readPaths(req, collection, where)) if (path) all.add(path)
  }
  if (!all.has(wanted)) return wanted
  let number = 2
  while (all.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}

const folderSchema = z.object({ facts: z.string(), url_slug: z.string().nullish() })

/** The folder on the site of most products that share the source's folder. */
async function findProductFolder(req: PayloadRequest, site: BrandLocale, { site: from, values }: TranslationSource) {
  const common = { collection: 'product-texts', req, limit: 0, pagination: false } as const
  const select = { facts: true, url_slug: true } as const
  const like = { site: { equals: from }, url_slug: { equals: values.url_slug } }
  const siblings = await req.payload.db.find({ ...common, select, where: like })
  const facts = siblings.docs.flatMap((document) => folderSchema.safeParse(document).data?.facts ?? [])
  const where = { site: { equals: site.id }, facts: { in: facts } }
  const { docs } = facts.length === 0 ? { docs: [] } : await req.payload.db.find({ ...common, select, where })
  const folders = docs.flatMap((document) => folderSchema.safeParse(document).data?.url_slug ?? [])
  const counted = [...Map.groupBy(folders, (folder) => folder)].toSorted(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0]
}
