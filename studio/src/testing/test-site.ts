import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { content, pictureOf, productOf, publishEntries, type TestEntry } from './test-entries.ts'

const PNG = Buffer.from('not really a picture, but the bytes of one file')
export const PDF = Buffer.from('%PDF-1.7 a leaflet')
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Keys of the documents on the small test site. */
export const KEYS = {
  picture: '00000000-0000-4000-8000-000000000001',
  phonePicture: '00000000-0000-4000-8000-000000000002',
  leaflet: '00000000-0000-4000-8000-000000000003',
  author: '00000000-0000-4000-8000-000000000004',
  advice: '00000000-0000-4000-8000-000000000005',
  job: '00000000-0000-4000-8000-000000000006',
  page: '00000000-0000-4000-8000-000000000007',
} as const
export const FILE_HASH = sha256(PNG)
const LEAFLET_NAME = 'Bijsluiter „Vlo-af”.pdf'

const main = [{ id: 'b1', blockType: 'CtaBanner' }]
const page = (key: string, path: string, title: string, more: object = {}): TestEntry => {
  const areas = { extras: [], miniBanners: [], main }
  return { kind: 'page', key, path, body: { ...content(title), template: 'Default', is_gated: false, areas, ...more } }
}
const article = (key: string, path: string, role_type: 'blog' | 'news' | 'advice', more: object = {}): TestEntry => {
  return { kind: 'article', key, path, body: { ...content(`Over ${path}`), role_type, categories: [], main, ...more } }
}
const store = (key: string, name: string, more: object = {}): TestEntry => {
  const sold = { brands: ['tailwell'], country: 'NL', is_featured: true }
  return { kind: 'store', key, body: { name, ...sold, point_of_sale: 'offline', ...more } }
}
const category = (key: string, code: string, more: object = {}): TestEntry => {
  const body = { displayName: code, code, products: [], translationGroup: key, ...more }
  return { kind: 'category', key, body }
}

const PAGES: TestEntry[] = [
  page('home', '', 'Welkom', { template: 'Homepage' }),
  page(KEYS.page, 'advies', 'Advies', { metaDescription: 'Goede raad', image: KEYS.picture }),
  page('portal', 'zakelijk', 'Portaal', { is_gated: true, areas: { extras: [], miniBanners: [], main: [] } }),
]

const ARTICLES: TestEntry[] = [
  article('old', 'blog/oud', 'blog', { created: '2024-01-01T10:00:00Z' }),
  article('undated', 'blog/zonder-datum', 'blog'),
  article('new', 'blog/nieuw', 'blog', {
    created: '2026-01-01T10:00:00+02:00',
    showDate: true,
    subTitle: 'Nieuw',
    image: KEYS.picture,
    imageAlt: 'Hond op het strand',
    metaImage: KEYS.phonePicture,
    tags: [{ code: 'teeth', displayName: 'Gebit' }],
    categories: ['puppies'],
  }),
  article('event', 'nieuws/beurs', 'news'),
  article(KEYS.advice, 'advies/gebit', 'advice', {
    tags: [{ code: 'teeth', displayName: 'Gebit' }],
    author: KEYS.author,
  }),
  article('fleas', 'advies/vlooien', 'advice'),
  {
    kind: 'job',
    key: KEYS.job,
    path: 'werken/dierenarts',
    body: {
      ...content('Dierenarts'),
      location: 'Utrecht',
      contact: { type: 'mail', mail: 'jobs@tailwell.example', buttonText: 'Solliciteer' },
      main,
    },
  },
]

const PRODUCTS: TestEntry[] = [
  {
    kind: 'product',
    key: '100',
    path: 'honden/voer/product-100',
    body: { ...productOf('100', 'Brokken'), leaflets: [KEYS.leaflet] },
  },
  { kind: 'product', key: '200', path: 'honden/voer/product-200', body: productOf('200', 'Vlo-af') },
  category('dogs-key', 'dogs', { products: ['200', '100'], linkedPage: KEYS.page, image: KEYS.picture }),
  category('puppies', 'puppies', { parent: 'dogs-key', linkedPage: 'not-published' }),
]

const SHARED: TestEntry[] = [
  { kind: 'media', key: KEYS.picture, body: { ...pictureOf(PNG, 'dog.png'), phonePicture: KEYS.phonePicture } },
  { kind: 'media', key: KEYS.phonePicture, body: pictureOf(PNG, 'dog.png') },
  {
    kind: 'leaflet',
    key: KEYS.leaflet,
    body: { title: 'Bijsluiter', name: LEAFLET_NAME, hash: sha256(PDF), mime: 'application/pdf', bytes: PDF.length },
  },
  {
    kind: 'author',
    key: KEYS.author,
    body: { name: 'Noor', occupation: { nl: 'Dierenarts', en: 'Vet' }, authorPortrait: KEYS.picture },
  },
  store('s2', 'Dierenwinkel Zuid', { lat: '52.09', lng: '5.12', city: 'Utrecht', image: KEYS.picture }),
  store('s1', 'Dierenwinkel Noord'),
  store('s3', 'webwinkel', { point_of_sale: 'online', website: 'https://shop.example/' }),
  store('s4', 'Tierladen', { country: 'DE' }),
  store('s5', 'Andere merken', { brands: ['aldergrove'] }),
]

const RULE = { conditions: [], promote: [], hide: [], filters: [] }

const SETTINGS: TestEntry[] = [
  { kind: 'menu', key: 'm1', body: { slot: 'header', items: [{ id: 'i1', title: 'Hond', icon: 'dog' }] } },
  { kind: 'search-settings', key: 'ss', body: { terms: ['brokken'], products: ['100'], suggestions: false } },
  {
    kind: 'search-synonyms',
    key: 'sy',
    body: {
      synonyms: [
        { type: 'onewaysynonym', word: 'hondenvoer', words: ['brokken'] },
        { type: 'synonym', words: ['kat', 'poes'] },
      ],
    },
  },
  {
    kind: 'search-rule',
    key: 'sr1',
    body: { ...RULE, search: 'products', promote: [{ key: '200', position: 0 }], until: '2026-12-26T00:00:00.000Z' },
  },
  {
    kind: 'search-rule',
    key: 'sr2',
    body: {
      ...RULE,
      search: 'pages',
      conditions: [{ pattern: 'vacatures', anchoring: 'contains', alternatives: true }],
      redirect: { type: 'page', kind: 'job', pageLink: KEYS.job },
    },
  },
  {
    kind: 'site-settings',
    key: 'set',
    body: { otherCountries: [{ name: 'Latvija', flag: 'LV', link: 'https://tailwell.lv.example/' }] },
  },
  {
    kind: 'redirect',
    key: 'r1',
    path: 'oud',
    body: {
      from: 'oud',
      match: 'exact',
      to: { type: 'entry', kind: 'page', key: KEYS.page },
      status: 301,
      keepRest: false,
    },
  },
  {
    kind: 'redirect',
    key: 'r2',
    path: 'weg',
    body: {
      from: 'weg',
      match: 'exact',
      to: { type: 'entry', kind: 'job', key: 'gone' },
      status: 301,
      keepRest: false,
    },
  },
]

/** Publishes documents of every kind, with their files. */
export async function publishTestSite(databaseUrl: string, mediaDir: string): Promise<void> {
  await mkdir(join(mediaDir, 'leaflets'), { recursive: true })
  await writeFile(join(mediaDir, 'dog.png'), PNG)
  await writeFile(join(mediaDir, 'leaflets', LEAFLET_NAME), PDF)
  await publishEntries(databaseUrl, [...PAGES, ...ARTICLES, ...PRODUCTS, ...SHARED, ...SETTINGS])
}
