import type { BrandLocale } from './brand-locale.ts'
import { FIXED_PAGE_NAMES, FIXED_PAGES, type FixedPageName, LOG_OUT_PATH } from './fixed-pages.ts'
import { findMachineDocument, type MachineDocument } from './machine-documents.ts'
import { aliasesOf, productWords } from './route-words.ts'

/** Folders with answers that depend on the visitor or on typed input: nothing in them is prefetched or indexed. */
export const VISITORS_FOLDERS = ['search', 'business'] as const

export type FixedRoute =
  | { name: FixedPageName }
  | { name: 'log-out' }
  | { name: 'document'; document: MachineDocument }
  /** Another word for what stands at `path`, such as an editor's page with the stores (decision 009). */
  | { name: 'alias'; path: string }
  | { name: 'product'; word: string; sku: string; slug: string | undefined }

type FixedRow = { name: FixedPageName; path: string | ((site: BrandLocale) => string) }
const ROWS: readonly FixedRow[] = FIXED_PAGE_NAMES.map((name) => ({ name, path: FIXED_PAGES[name].path }))
/** Routes with the same address in all brand-locales; those with a word of the locale's language follow. */
const BY_PATH: ReadonlyMap<string, FixedRoute> = new Map<string, FixedRoute>([
  [LOG_OUT_PATH, { name: 'log-out' }],
  ...ROWS.flatMap(({ name, path }): [string, FixedRoute][] => (typeof path === 'string' ? [[path, { name }]] : [])),
])
const BY_WORD = ROWS.flatMap(({ name, path }) => (typeof path === 'string' ? [] : [{ name, pathOf: path }]))

/** Finds what the site itself answers at a path of the brand-locale; callers ask this before they look for a page of editors. */
export function findFixedRoute(site: BrandLocale, path: string): FixedRoute | undefined {
  const own = BY_WORD.find(({ pathOf }) => pathOf(site) === path)
  if (own !== undefined) return { name: own.name }
  const target = aliasesOf(site).get(path)
  if (target !== undefined) return { name: 'alias', path: target }
  const document = findMachineDocument(site, path)
  if (document !== undefined) return { name: 'document', document }
  return BY_PATH.get(path) ?? findProductRoute(site, path)
}

/** Tells whether a fixed route is at a path or below it. */
export function holdsFixedRoute(site: BrandLocale, folder: string): boolean {
  const known = [...BY_PATH.keys(), ...BY_WORD.map(({ pathOf }) => pathOf(site)), ...productWords(site)]
  return (
    findFixedRoute(site, folder) !== undefined || known.some((path) => path === folder || path.startsWith(`${folder}/`))
  )
}

const PRODUCT_SHAPE = /^(?<word>[a-z]+)\/(?<sku>\d{1,18})(?:-(?<slug>.+))?$/

/** `product/{sku}` and `product/{sku}-{slug}`; the sku has digits only, so `product/about` is free. */
function findProductRoute(site: BrandLocale, path: string): FixedRoute | undefined {
  const { word, sku, slug } = PRODUCT_SHAPE.exec(path)?.groups ?? {}
  if (word === undefined || sku === undefined) return undefined
  return productWords(site).includes(word) ? { name: 'product', word, sku, slug } : undefined
}

/** Spec §2: `/p` always gives a 404. */
export const NEVER_FOUND = 'p'

/** Folder of the files of the business portal: only signed-in customers get them. */
export const PORTAL_FILES = 'portal-files'

/** First segments below which the site's process answers: search, files, pictures, frames. `_…` is reserved for future ones. */
const SYSTEM_FOLDER = /^(?:_[^/]*|\.well-known|1|assets|imaging|leaflets|films|portal-files|embed|streets)(?:\/|$)/
const SYSTEM_PATHS: ReadonlySet<string> = new Set(['healthz', 'readyz', 'metrics', 'geolocale', 'places'])

/** Tells whether an address belongs to the process rather than to a brand-locale. The same in all locales, so that a page can be copied to another. */
export function isSystemPath(path: string): boolean {
  return SYSTEM_FOLDER.test(path) || SYSTEM_PATHS.has(path)
}
