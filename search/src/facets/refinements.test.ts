import { expect, test } from 'vitest'
import { buildColumns } from '../columns/build-columns.ts'
import { toDocumentList } from '../filters/document-set.ts'
import { matchFilters } from '../filters/match-filters.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import { parseRequest } from '../port/parse-request.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import { chooseFacets } from './choose-facets.ts'
import { countFacets } from './count-facets.ts'
import { toFacets } from './to-facets.ts'

const settings: IndexSettings = {
  ...DEFAULT_SETTINGS,
  attributesForFaceting: [
    'type',
    'animal_type',
    'searchable(brand)',
    'categories.lvl0',
    'categories.lvl1',
    'categories.lvl2',
    'is_natural',
    'price',
  ],
}

function product(
  objectID: string,
  animal: string,
  brand: string,
  categories: string[],
  natural: boolean,
  price: number,
) {
  const [lvl0 = '', ...deeper] = categories
  return {
    objectID,
    type: 'page',
    animal_type: animal,
    brand,
    categories: { lvl0, lvl1: deeper.map((name) => `${lvl0} > ${name}`) },
    is_natural: natural,
    price,
  }
}

const columns = buildColumns(
  [
    product('1', 'hond', 'A"B', ['Hond', 'Voer'], true, 10),
    product('2', 'hond', 'A"B', ['Hond', 'Voer'], true, 3),
    product('3', 'hond', 'Other', ['Hond', 'Voer', 'Snacks'], true, 20),
    product('4', 'kat', 'A"B', ['Hond', 'Voer'], true, 7),
    product('5', 'hond', 'A"B', ['Hond', 'Speelgoed'], true, 9),
    product('6', 'hond', 'A"B', ['Kat', 'Voer'], true, 8),
    product('7', 'hond', 'A"B', ['Hond', 'Voer'], false, 8),
    { ...product('8', 'hond', 'A"B', ['Hond', 'Voer'], true, 8), type: 'video' },
  ],
  settings,
)

function answer(parameters: { [name: string]: unknown }) {
  const params = parseRequest({ indexName: 'products', ...parameters }, settings)
  const documents = toDocumentList(matchFilters(columns, params.filters))
  const { all } = chooseFacets(params.facets, settings.attributesForFaceting, params.facetingAfterDistinct)
  return {
    hits: documents.length,
    ...toFacets(countFacets(columns, documents, all), params),
    warnings: params.warnings,
  }
}

const animal = ['animal_type:hond']
const brand = ['brand:A"B']
const category = ['categories.lvl1:Hond > Voer']
const natural = 'is_natural:true'
const common = { filters: 'type:page OR type:landingpage OR type:blog', query: '' }
const side = { ...common, hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false }
const price = { numericFilters: ['price>=5'] }

/** Tests the six requests of a results page with five refinements (contract C.2), as widgets send them. */
test('a search page with every kind of refinement gets the facet counts that its widgets show', () => {
  const main = answer({
    ...common,
    ...price,
    facets: ['animal_type', 'brand', 'categories.lvl0', 'categories.lvl1', 'categories.lvl2', 'is_natural', 'price'],
    facetFilters: [natural, animal, brand, category],
  })
  expect(main).toEqual({
    hits: 1,
    facets: {
      animal_type: { hond: 1 },
      brand: { 'A"B': 1 },
      'categories.lvl0': { Hond: 1 },
      'categories.lvl1': { 'Hond > Voer': 1 },
      is_natural: { true: 1 },
      price: { 10: 1 },
    },
    facets_stats: { price: { min: 10, max: 10, avg: 10, sum: 10 } },
    warnings: [],
  })
  expect(answer({ ...side, ...price, facets: 'animal_type', facetFilters: [natural, brand, category] }).facets).toEqual(
    {
      animal_type: { hond: 1, kat: 1 },
    },
  )
  expect(answer({ ...side, ...price, facets: 'brand', facetFilters: [natural, animal, category] }).facets).toEqual({
    brand: { 'A"B': 1, Other: 1 },
  })
  const hierarchical = {
    facets: ['categories.lvl0', 'categories.lvl1'],
    facetFilters: [natural, animal, brand, ['categories.lvl0:Hond']],
  }
  expect(answer({ ...side, ...price, ...hierarchical }).facets).toEqual({
    'categories.lvl0': { Hond: 2 },
    'categories.lvl1': { 'Hond > Speelgoed': 1, 'Hond > Voer': 1 },
  })
  expect(answer({ ...side, facets: 'price', facetFilters: [natural, animal, brand, category] })).toMatchObject({
    facets: { price: { 3: 1, 10: 1 } },
    facets_stats: { price: { min: 3, max: 10 } },
  })
  expect(
    answer({ ...side, ...price, facets: ['categories.lvl0'], facetFilters: [natural, animal, brand] }).facets,
  ).toEqual({
    'categories.lvl0': { Hond: 2, Kat: 1 },
  })
})
