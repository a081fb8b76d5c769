import { PRODUCT_FACETS, type ProductFacet } from '@menagerie/contract/product'
import type { LanguageCode } from '@menagerie/search/analysis/language-codes'
import type { IndexSettings } from '@menagerie/search/port/index-settings'
import { SUGGESTION_SETTINGS } from '@menagerie/search/suggestions/suggestion-settings'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { HITS_PER_PAGE, type SearchIndexType } from '@menagerie/sites/search-index'

type Settings = Partial<IndexSettings>

/** Typo tolerance is for words that the index does not have: a known word is not taken for a typo of another. `understanding/` decides which words of a query may be dropped. */
const FORGIVING: Settings = { removeStopWords: true, typoTolerance: 'unknown' }

type FacetWeight = 'kind' | 'trait' | 'measure'

/** How much a word counts, by the facet whose label contains it: what a product is, what it is like, for what age and weight. */
const FACET_WEIGHTS: Readonly<Record<ProductFacet, FacetWeight>> = {
  animal_type: 'kind',
  product_sub_group: 'kind',
  brand: 'kind',
  sub_brand: 'kind',
  flavor: 'trait',
  form: 'trait',
  usage: 'trait',
  diet: 'trait',
  color: 'trait',
  bird_type: 'trait',
  rodent_species: 'trait',
  online_animal_age: 'measure',
  online_animal_weight: 'measure',
}

const listFacets = (weight: FacetWeight) =>
  Object.entries(FACET_WEIGHTS)
    .flatMap(([facet, own]) => (own === weight ? [`unordered(${facet})`] : []))
    .join(',')

const PRODUCTS: Settings = {
  ...FORGIVING,
  searchableAttributes: [
    'name,title',
    'sku,article_number,barcode',
    listFacets('kind'),
    listFacets('trait'),
    `${listFacets('measure')},contents,size,unordered(tags)`,
    'short_description,unordered(usps)',
    'unordered(description)',
    'unordered(composition),unordered(materials)',
  ],
  attributesForFaceting: [
    ...PRODUCT_FACETS.map((facet) => `searchable(${facet})`),
    'is_natural',
    'categories.lvl0',
    'categories.lvl1',
    'filterOnly(sku)',
    'filterOnly(variant_group)',
    'filterOnly(tags)',
    ...PRODUCT_FACETS.map((facet) => `filterOnly(codes.${facet})`),
  ],
  // The last two do not rank here: lists are sorted by them.
  customRanking: ['desc(published)', 'asc(name)', 'asc(rrp)', 'desc(rrp)'],
  attributeForDistinct: 'variant_group',
  distinct: 1,
  attributesToHighlight: ['name', 'title', 'short_description', 'sku', 'animal_type', 'product_sub_group', 'sub_brand'],
  attributesToSnippet: ['description:20', 'short_description:20'],
  unretrievableAttributes: ['composition', 'materials', 'instructions', 'codes', 'amounts'],
  // Long texts have so many words that one is always similar: there, only the typed word and its forms match.
  disableTypoToleranceOnAttributes: [
    'sku',
    'article_number',
    'barcode',
    'short_description',
    'usps',
    'description',
    'composition',
    'materials',
  ],
  disablePrefixOnAttributes: ['description', 'composition', 'materials'],
  hitsPerPage: HITS_PER_PAGE.products,
}

const CONTENT: Settings = {
  ...FORGIVING,
  searchableAttributes: [
    'title',
    'subTitle',
    'unordered(tags),unordered(categories.lvl0),unordered(categories.lvl1)',
    'shortDescription',
    'unordered(text)',
  ],
  attributesForFaceting: [
    'type',
    'kind',
    'categories.lvl0',
    'categories.lvl1',
    'searchable(tags)',
    'filterOnly(codes.tags)',
  ],
  disableTypoToleranceOnAttributes: ['shortDescription', 'text'],
  disablePrefixOnAttributes: ['text'],
  customRanking: ['desc(created)', 'asc(title)'],
  attributesToHighlight: ['title', 'shortDescription', 'tags'],
  attributesToSnippet: ['text:20', 'shortDescription:20'],
  unretrievableAttributes: ['codes'],
}

const BY_TYPE: Record<SearchIndexType, Settings> = {
  products: PRODUCTS,
  pages: { ...CONTENT, hitsPerPage: HITS_PER_PAGE.pages },
  blog: { ...CONTENT, hitsPerPage: HITS_PER_PAGE.blog },
  query_suggestions: SUGGESTION_SETTINGS,
}

/** Returns the settings of one index, in the language of its brand-locale. A language that search does not support does not compile here. */
export function toIndexSettings({ file }: Pick<BrandLocale, 'file'>, type: SearchIndexType): Settings {
  const language: LanguageCode = file
  return { ignorePlurals: true, ...BY_TYPE[type], indexLanguages: [language], queryLanguages: [language] }
}
