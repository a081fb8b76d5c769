import type { ProductFacet } from '@menagerie/contract/product'
import type { SearchSynonym, SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import { findAnalyzer } from '@menagerie/search/analysis/analyzer'
import { prepareVocabulary } from '@menagerie/search/understanding/prepare-vocabulary'
import type { AmountAttributes, Understanding } from '@menagerie/search/understanding/understanding-options'
import type { FactRole, FactRoles, WordFact } from '@menagerie/search/understanding/word-fact'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { SearchIndexType } from '@menagerie/sites/search-index'

/** What each facet says about a product; words of other facets have no special meaning. */
const ROLE_OF_FACET: Partial<Record<ProductFacet, FactRole>> = {
  animal_type: 'animal',
  rodent_species: 'animal',
  bird_type: 'animal',
  brand: 'brand',
  sub_brand: 'brand',
  product_sub_group: 'kind',
  diet: 'diet',
  online_animal_age: 'age',
  online_animal_weight: 'weight',
  flavor: 'flavor',
  form: 'form',
  color: 'color',
}
const toCodes = (facet: string) => `codes.${facet}`

/** Facets whose values, as visitors read them, belong to the vocabulary without a declaration. */
export const NAMED_FACETS = Object.keys(ROLE_OF_FACET).filter((facet) => facet !== 'online_animal_weight')

const PRODUCT_ROLES: FactRoles = {
  ...Object.fromEntries(
    Object.entries(ROLE_OF_FACET).flatMap(([facet, role]) => [
      [facet, role],
      [toCodes(facet), role],
    ]),
  ),
  // Only what editors declare, such as a chewing toy.
  [toCodes('usage')]: 'form',
}
const TAGS = toCodes('tags')
const CONTENT_ROLES: FactRoles = { [TAGS]: 'kind' }

const AMOUNTS: AmountAttributes = {
  contents: { mass: 'amounts.kilos', volume: 'amounts.litres' },
  weight: { from: 'amounts.animal_from', to: 'amounts.animal_to' },
}

const PRODUCT_TEXTS = {
  nameAttributes: ['name', 'title'],
  strongAttributes: [
    'name',
    'title',
    'sku',
    'article_number',
    'barcode',
    ...Object.keys(ROLE_OF_FACET),
    'usage',
    'contents',
    'size',
    'tags',
    'short_description',
    'usps',
  ],
  sentenceAttributes: ['short_description', 'usps'],
  composedAttributes: ['composition'],
  materialAttributes: ['materials'],
  amounts: AMOUNTS,
  isTextFirst: false,
}
const CONTENT_TEXTS = {
  nameAttributes: ['title'],
  strongAttributes: ['title', 'subTitle', 'tags', 'categories.lvl0', 'categories.lvl1', 'shortDescription'],
  sentenceAttributes: [],
  composedAttributes: [],
  materialAttributes: [],
  isTextFirst: true,
}

export type FacetValues = Readonly<Record<string, readonly string[]>>
type Declared = Pick<SearchSynonymsBody, 'synonyms' | 'facts'>

/** Returns how queries of an index are understood: by what editors have declared, then by the names of kinds, brands and lines of its products. */
export function toUnderstanding(
  { file }: Pick<BrandLocale, 'file'>,
  type: Exclude<SearchIndexType, 'query_suggestions'>,
  { facts, synonyms }: Declared,
  values: FacetValues,
): Understanding {
  const isProducts = type === 'products'
  const declared = facts.map((row) => toWordFact(row, isProducts))
  const roles = isProducts ? PRODUCT_ROLES : CONTENT_ROLES
  const named = isProducts ? toNamedFacts(values, declared, file) : []
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer(file),
    roles,
    facts: [...declared, ...named],
    keptPhrases: synonyms.flatMap(toInputs),
  })
  return { vocabulary, ...(isProducts ? PRODUCT_TEXTS : CONTENT_TEXTS) }
}

function toWordFact({ kind, words, terms }: Declared['facts'][number], isProducts: boolean): WordFact {
  const means: Record<string, string[]> = {}
  for (const { vocabulary, code } of terms) {
    const isTag = vocabulary === 'content_tag'
    // A tag names a further animal of a product, but the topic of an article.
    if (isTag === isProducts) continue
    const attribute = isTag ? TAGS : toCodes(vocabulary)
    means[attribute] = [...(means[attribute] ?? []), code]
  }
  // An animal without a topic: documents about other animals say nothing about it.
  const isUntold = !isProducts && terms.length > 0 && terms.every(({ vocabulary }) => isAnimal(vocabulary))
  return { kind: isUntold ? 'unsold' : kind, words, means }
}

const isAnimal = (vocabulary: string) => PRODUCT_ROLES[toCodes(vocabulary)] === 'animal'

function toInputs(line: SearchSynonym): readonly string[] {
  return line.type === 'synonym' ? line.words : [line.word]
}

/** Words that join two names, each of which counts by itself. */
const JOINS = /\s+(?:and|en|und|et|y|e|ed|og|och|i|a|и|та|і|й|és|ja)\s+|,\s*/iu

/** Returns the names found in the products' facets. A product line is also found without its brand's name. */
function toNamedFacts(values: FacetValues, declared: readonly WordFact[], language: string): WordFact[] {
  const brands = values.brand ?? []
  const roleOf = (facet: string) => PRODUCT_ROLES[facet]
  const known = new Set(
    declared.flatMap(({ words, means }) => {
      const roles = new Set(Object.keys(means).map((attribute) => PRODUCT_ROLES[attribute]))
      return words.flatMap((word) => [...roles].map((role) => `${role} ${word.toLowerCase()}`))
    }),
  )
  return Object.entries(values).flatMap(([facet, own]) =>
    own.map((value): WordFact => {
      const words = facet === 'sub_brand' ? [value, ...withoutBrand(value, brands)] : toNames(value, language)
      const fresh = words.filter((word) => !known.has(`${roleOf(facet)} ${word.toLowerCase()}`))
      const meant = facet === 'sub_brand' ? listLines(value, own, brands) : [value]
      return { kind: 'fact', words: fresh, means: { [facet]: meant } }
    }),
  )
}

/** Returns the lines that a name means. A line of one word means all whose names begin with it: `Greenstable`, and `Greenstable Hoof`. */
function listLines(line: string, lines: readonly string[], brands: readonly string[]): string[] {
  const [short = line] = [...withoutBrand(line, brands), line]
  const isBegun = (other: string) => other === line || other.startsWith(`${short} `)
  return short.includes(' ') ? [line] : lines.filter(isBegun)
}

function toNames(value: string, language: string): string[] {
  const analyzer = findAnalyzer(language)
  const parts = value.split(JOINS).filter((part) => analyzer.tokenize(part).length > 0)
  return [...new Set([value, ...parts])]
}

function withoutBrand(line: string, brands: readonly string[]): string[] {
  return brands.flatMap((brand) => (line.startsWith(`${brand} `) ? [line.slice(brand.length + 1)] : []))
}
