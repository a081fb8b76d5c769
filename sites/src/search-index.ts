import { brandByKey } from './brand.ts'
import type { BrandKey, BrandLocale } from './brand-locale.ts'
import { BRAND_LOCALES } from './locales.ts'

/** Kinds of content that spec §7 searches, with one index each per brand-locale. */
export const SEARCH_INDEX_TYPES = ['products', 'pages', 'blog', 'query_suggestions'] as const
export type SearchIndexType = (typeof SEARCH_INDEX_TYPES)[number]

/** Hits per page of a list; used by the settings of an index and by the pages that show it. Spec §7 and §9. */
export const HITS_PER_PAGE = { products: 18, pages: 12, blog: 12 } as const satisfies Partial<
  Record<SearchIndexType, number>
>

/** What an operator may change in index names: the prefix per brand and the suffix per editor. */
export type SearchIndexNaming = {
  prefixes?: Partial<Record<BrandKey, string>>
  suffixes?: Readonly<Record<string, string>>
}

/** Returns the name of an index (reading 4): prefix, type, suffix, and the locale where the editor has several. */
export function toIndexName(site: BrandLocale, type: SearchIndexType, naming: SearchIndexNaming = {}): string {
  const { brand, editor, code } = site
  const prefix = naming.prefixes?.[brand] ?? brandByKey(brand).searchPrefix
  const suffix = naming.suffixes?.[editor] ?? `_${editor}`
  const isShared = BRAND_LOCALES.some(
    (other) => other.brand === brand && other.editor === editor && other.code !== code,
  )
  return `${prefix}${type}${suffix}${isShared ? `_${code}` : ''}`
}
