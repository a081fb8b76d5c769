import { randomUUID } from 'node:crypto'
import { type CollectionSlug, ValidationError } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { checkForm } from './check-form.ts'
import { createPlannedRequest } from './planned-request.ts'

let studio: TestStudio
/** Documents that the forms below refer to. */
const there = { term: '', facts: '', category: '', page: '' }

beforeAll(async () => {
  studio = await openTestStudio()
  const make = createTestDocuments(studio)
  there.term = (await make.term({ vocabulary: 'color', code: 'red', label: 'red' })).id
  there.facts = (await make.facts({})).id
  there.page = (await make.page({})).id
  there.category = (await make.category({ code: 'other-country', site: 'tailwell/de_DE' })).id
})
afterAll(() => studio.close())

const SITE = 'tailwell/nl_NL'
const page = { site: SITE, title: 'Titel', path: 'pad', template: 'Default' }
const text = (facts: string) => ({ site: SITE, facts, name: 'Naam', url_slug: 'honden', url_key: 'naam' })
const linkTo = (fields: object) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          {
            type: 'link',
            version: 3,
            id: 'a',
            format: '',
            indent: 0,
            direction: 'ltr',
            fields,
            children: [{ type: 'text', text: 'x', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
          },
        ],
      },
    ],
  },
})

const FORMS: [string, CollectionSlug, () => Record<string, unknown>][] = [
  ['nothing filled in', 'pages', () => ({})],
  ['texts that are too long', 'pages', () => ({ ...page, title: 'x'.repeat(300), metaDescription: 'x'.repeat(600) })],
  ['a template that does not exist', 'pages', () => ({ ...page, template: 'No' })],
  [
    'blocks without their required fields',
    'pages',
    () => ({
      ...page,
      main: [
        { blockType: 'CtaBanner' },
        { blockType: 'MiniBanners', banners: [{ title: 'x'.repeat(200), link: { type: 'page' } }] },
        { blockType: 'ProductGridSmall', products: [] },
      ],
    }),
  ],
  [
    'a link without an address in a text',
    'pages',
    () => ({
      ...page,
      template: 'Default',
      main: [{ blockType: 'RichText', content: linkTo({ linkType: 'custom', url: '' }) }],
    }),
  ],
  [
    'a category of another country, and fields that a condition hides',
    'articles',
    () => ({
      site: SITE,
      title: 'Titel',
      path: 'blog/titel',
      role_type: 'recipe',
      categories: [there.category],
    }),
  ],
  [
    'a parent category of another country',
    'categories',
    () => ({
      site: SITE,
      displayName: 'Naam',
      code: 'Not a code',
      parent: there.category,
    }),
  ],
  [
    'a term of the wrong list and the same market twice',
    'product-facts',
    () => ({
      sku: '1a',
      name: 'Name',
      brands: [],
      facets: { flavor: [there.term] },
      markets: [
        { country: 'NL', rrp: -1 },
        { country: 'NL', currency: 'JPY' },
      ],
    }),
  ],
  [
    'invalid rows in lists',
    'product-texts',
    () => ({
      ...text(there.facts),
      usps: [{ text: 'good' }, {}],
      product_links: [{ name: 'Shop', url: 'shop' }],
      amazon_asin: 'short',
    }),
  ],
  [
    'a latitude without a longitude, and opening hours without days',
    'stores',
    () => ({
      name: 'Winkel',
      brands: ['tailwell'],
      country: 'NL',
      lat: '52.1',
      opening_hours: { week: [{ days: [], from: '9', to: '17:00' }] },
    }),
  ],
  ['a redirect without a target document', 'redirects', () => ({ site: SITE, from: 'oud', target: { type: 'page' } })],
  [
    'menu items without a title',
    'menus',
    () => ({ site: SITE, slot: 'header', items: [{ subItems: [{ title: '' }] }] }),
  ],
  [
    'synonyms without enough words',
    'search-synonyms',
    () => ({
      site: SITE,
      synonyms: [
        { type: 'synonym', words: ['voer'] },
        { type: 'placeholder', words: [] },
      ],
    }),
  ],
  [
    'a rule with an incomplete condition, promotion and redirect',
    'search-rules',
    () => ({
      site: SITE,
      search: 'blog',
      conditions: [{}],
      promote: [{ page: { relationTo: 'pages', value: there.page }, position: 0 }, {}],
      redirect: { type: 'job' },
    }),
  ],
  ['a rule that does nothing', 'search-rules', () => ({ site: SITE, title: 'Later' })],
]

it.each(FORMS)('a form with %s is refused with the same messages as a save', async (_what, collection, toData) => {
  const hasDrafts = Boolean(studio.payload.collections[collection].config.versions?.drafts)
  const data: Record<string, unknown> = { ...toData(), ...(hasDrafts && { _status: 'published' }) }
  const saying = await studio.payload
    .create({ collection, data: structuredClone(data), overrideAccess: true, locale: 'en' })
    .then(() => [], toRefusals)
  expect(saying.length).toBeGreaterThan(0)
  const req = await createPlannedRequest(studio.payload, [])
  const { refusals } = await checkForm(req, { collection, id: randomUUID(), data })
  // A save checks links to other sites first, and reports only these.
  if (saying.every(isForeign))
    expect(refusals.map(({ field }) => field)).toEqual(expect.arrayContaining(fieldsOf(saying)))
  else expect(refusals.toSorted(byField)).toEqual(saying.filter(isWhole).toSorted(byField))
})

const isForeign = ({ message }: Refusal) => message.endsWith('choose one from this site')
const fieldsOf = (refusals: readonly Refusal[]) => refusals.map(({ field }) => field)

/** A mistake inside a formatted text is reported for the text, and again for the part inside it. */
const isWhole = ({ field }: Refusal) => !field.includes('content.')

type Refusal = { field: string; message: string }
const byField = (a: Refusal, b: Refusal) => (a.field < b.field ? -1 : 1)

function toRefusals(error: unknown): Refusal[] {
  if (!(error instanceof ValidationError)) throw error
  return error.data.errors.map(({ path, message }) => ({ field: path, message }))
}
