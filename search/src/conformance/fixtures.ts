import type { IndexConfig } from '../port/search-port.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { SHOP_RECORDS } from './shop-records.ts'

type Fixture = { records: readonly SearchRecord[]; config: IndexConfig }

const SHOP_CONFIG: IndexConfig = {
  settings: {
    searchableAttributes: ['name', 'brand', 'unordered(description)'],
    attributesForFaceting: [
      'searchable(brand)',
      'colours',
      'categories.lvl0',
      'categories.lvl1',
      'is_new',
      'price',
      'filterOnly(group)',
    ],
    customRanking: ['desc(popularity)'],
    unretrievableAttributes: ['purchase_price'],
    attributeForDistinct: 'group',
    distinct: 0,
    indexLanguages: ['en'],
    queryLanguages: ['en'],
  },
  synonyms: [
    { objectID: 's1', type: 'synonym', synonyms: ['secateurs', 'shears'] },
    { objectID: 's2', type: 'onewaysynonym', input: 'cookware', synonyms: ['saucepan', 'pot'] },
    { objectID: 's3', type: 'altcorrection1', word: 'torch', corrections: ['lantern'] },
    { objectID: 's4', type: 'altcorrection2', word: 'spade', corrections: ['rake'] },
    { objectID: 's5', type: 'placeholder', placeholder: '<size>', replacements: ['A3', 'A6'] },
    { objectID: 's6', type: 'synonym', synonyms: ['biro', 'ballpoint pen'] },
  ],
  rules: [
    {
      objectID: 'promote',
      conditions: [{ context: 'promote' }],
      consequence: { promote: [{ objectID: 'l2', position: 0 }] },
    },
    {
      objectID: 'promote-filtered',
      conditions: [{ context: 'promote-filtered' }],
      consequence: { promote: [{ objectID: 'l2', position: 0 }], filterPromotes: true },
    },
    {
      objectID: 'promote-second',
      conditions: [{ context: 'promote-second' }],
      consequence: { promote: [{ objectID: 'l2', position: 1 }] },
    },
    { objectID: 'hide', conditions: [{ context: 'hide' }], consequence: { hide: [{ objectID: 'k6' }] } },
    {
      objectID: 'filter',
      conditions: [{ context: 'filter' }],
      consequence: { params: { filters: 'brand:Veska' } },
    },
    {
      objectID: 'without-word',
      conditions: [{ pattern: 'cheap', anchoring: 'contains' }],
      consequence: { params: { query: { edits: [{ type: 'remove', delete: 'cheap' }] } } },
    },
    {
      objectID: 'other-word',
      conditions: [{ pattern: 'scribbler', anchoring: 'is' }],
      consequence: { params: { query: { edits: [{ type: 'replace', delete: 'scribbler', insert: 'pencil' }] } } },
    },
    {
      objectID: 'other-query',
      conditions: [{ pattern: 'bestseller', anchoring: 'is' }],
      consequence: { params: { query: 'tea cup' } },
    },
    {
      objectID: 'redirect',
      conditions: [{ pattern: 'returns', anchoring: 'is' }],
      consequence: {
        userData: { campaign: 'service' },
        params: { renderingContent: { redirect: { url: 'https://shop.test/returns' } } },
      },
    },
    {
      objectID: 'starts',
      conditions: [{ pattern: 'best', anchoring: 'startsWith' }],
      consequence: { userData: 'starts' },
    },
    { objectID: 'ends', conditions: [{ pattern: 'offer', anchoring: 'endsWith' }], consequence: { userData: 'ends' } },
    {
      objectID: 'off',
      conditions: [{ context: 'off' }],
      enabled: false,
      consequence: { hide: [{ objectID: 'k6' }] },
    },
    {
      objectID: 'over',
      conditions: [{ context: 'over' }],
      validity: [{ from: 1_000_000_000, until: 1_100_000_000 }],
      consequence: { hide: [{ objectID: 'k6' }] },
    },
  ],
}

/** Words that differ in one property each, while the weight would order them the other way round. */
const RANKING: Fixture = {
  records: [
    { objectID: 'cartoon', title: 'Cartoon', weight: 9 },
    { objectID: 'car', title: 'Car', weight: 1 },
    { objectID: 'car-seat', title: 'Car seat', weight: 5 },
    { objectID: 'near', title: 'Green field', weight: 1 },
    { objectID: 'apart', title: 'Green distant field', weight: 9 },
    { objectID: 'in-title', title: 'Old harbour', weight: 1 },
    { objectID: 'in-body', title: 'Ferry', body: 'harbour', weight: 9 },
    { objectID: 'begins', title: 'Lighthouse by night', weight: 1 },
    { objectID: 'ends', title: 'Windy lighthouse', weight: 9 },
    { objectID: 'right', title: 'Mountain', weight: 1 },
    { objectID: 'misspelt', title: 'Mountaim', weight: 9 },
    { objectID: 'both', title: 'Blue whale', weight: 1 },
    { objectID: 'one', title: 'Blue horizon', weight: 9 },
    { objectID: 'red-light', title: 'Bicycle', body: 'first', shade: 'red', weight: 3 },
    { objectID: 'blue-light', title: 'Bicycle', body: 'second', shade: 'blue', weight: 2 },
    { objectID: 'grey-light', title: 'Bicycle', body: 'third', shade: 'grey', weight: 1 },
  ],
  config: {
    settings: {
      searchableAttributes: ['title', 'unordered(body)'],
      attributesForFaceting: ['shade'],
      customRanking: ['desc(weight)'],
    },
    synonyms: [],
    rules: [],
  },
}

/** Five places of one country and one far away; `both` has two. */
const PLACES: Fixture = {
  records: [
    { objectID: 'centre', name: 'Depot Centre', _geoloc: { lat: 52.09, lng: 5.12 } },
    { objectID: 'near', name: 'Depot Near', _geoloc: { lat: 52.1, lng: 5.2 } },
    { objectID: 'coast', name: 'Depot Coast', _geoloc: { lat: 52.37, lng: 4.53 } },
    {
      objectID: 'both',
      name: 'Depot Both',
      _geoloc: [
        { lat: 40.7, lng: -74 },
        { lat: 52.5, lng: 6.09 },
      ],
    },
    { objectID: 'far', name: 'Depot Far', _geoloc: { lat: -33.87, lng: 151.21 } },
    { objectID: 'nowhere', name: 'Depot Nowhere' },
  ],
  config: { settings: { searchableAttributes: ['name'] }, synonyms: [], rules: [] },
}

export const FIXTURES = {
  shop: { records: SHOP_RECORDS, config: SHOP_CONFIG },
  ranking: RANKING,
  places: PLACES,
} as const satisfies Record<string, Fixture>

export type FixtureName = keyof typeof FIXTURES
