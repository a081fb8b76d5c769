import type { BrandKey, BrandLocale, Language } from '@menagerie/sites/brand-locale'
import { DEMO_SITES } from '../../demo-sites.ts'
import { PRODUCT_FAMILIES } from '../products/families/all-families.ts'
import type { ProductBooks } from '../products/to-product-texts.ts'
import { readCategoryWords, readProductWords, readSharedWords } from '../words/product-words.ts'
import { toDepartments } from './departments.ts'

const SHARED = [
  'biocide',
  'veterinary-free',
  'veterinary-pharmacy',
  'prescription',
  'leaflet',
  'product-sheet',
  'leaflet-use',
  'leaflet-never',
  'leaflet-inside',
  'leaflet-active',
  'leaflet-keep',
] as const

const read = new Map<string, ProductBooks & { faults: readonly string[] }>()

/** Returns all words of a brand in a language, read once. */
export function booksOf({
  brand,
  file,
}: Pick<BrandLocale, 'brand' | 'file'>): ProductBooks & { faults: readonly string[] } {
  const known = read.get(`${brand} ${file}`)
  if (known) return known
  const [products, categories, shared] = [
    readProductWords(brand, file),
    readCategoryWords(brand, file),
    readSharedWords(file),
  ]
  const books = {
    products: products.words,
    categories: categories.words,
    shared: shared.words,
    faults: [...products.faults, ...categories.faults, ...shared.faults],
  }
  read.set(`${brand} ${file}`, books)
  return books
}

/** Lists faults in the word files and words that they lack, one line each. */
export function findWordFaults(): string[] {
  const pairs = new Map(DEMO_SITES.map((locale) => [`${locale.brand} ${locale.file}`, locale]))
  const faults = [...pairs.values()].flatMap(({ brand, file }) => findFaultsOf(brand, file))
  return [...new Set(faults)]
}

function findFaultsOf(brand: BrandKey, language: Language): string[] {
  const { products, categories, shared, faults } = booksOf({ brand, file: language })
  const families = PRODUCT_FAMILIES.filter((family) => family.brand === brand)
  const keys = new Set(families.map(({ key }) => key))
  const places = toDepartments(families).flatMap(({ animal, departments }) => [
    animal,
    ...departments.map((department) => `${animal}/${department}`),
  ])
  const missing = (book: string, names: Iterable<string>, known: ReadonlyMap<string, unknown>) =>
    [...names]
      .filter((name) => !known.has(name))
      .map((name) => `demo/words/${language}/${book}: has no words for ${name}`)
  return [
    ...faults,
    ...missing(`${brand}-*.md`, keys, products),
    ...missing(`categories-${brand}.md`, places, categories),
    ...missing('shared.md', SHARED, shared),
    ...[...categories.keys()]
      .flatMap((key) => key.split(' without ')[1]?.split(', ') ?? [])
      .filter((name) => !keys.has(name))
      .map((name) => `demo/words/${language}/categories-${brand}.md: there is no family ${name} to be without`),
    ...[...products.keys()]
      .filter((key) => !keys.has(key))
      .map((key) => `demo/words/${language}/${brand}-*.md, ${key}: there is no such family of products`),
  ]
}
