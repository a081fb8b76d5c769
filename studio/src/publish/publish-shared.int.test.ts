import { ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
})

afterAll(async () => {
  await published?.close()
  await studio?.close()
})

/** The messages for the editor, by field. */
async function problemsOf(save: () => Promise<unknown>) {
  try {
    await save()
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}

describe('a store', () => {
  test('is published for all sites at each save, and removed when it is deleted', async () => {
    const { id } = await make.store({ website: ' https://depoot.example/ ' })
    expect(await published.row(id)).toMatchObject({
      kind: 'store',
      brand: '*',
      locale: '*',
      body: { name: 'Dierenwinkel De Poot', lat: '52.090736', is_featured: true, website: 'https://depoot.example/' },
    })
    await studio.payload.update({ collection: 'stores', id, data: { is_featured: false } })
    expect((await published.row(id))?.body).toMatchObject({ is_featured: false })
    await studio.payload.delete({ collection: 'stores', id })
    expect(await published.row(id)).toMatchObject({ deleted: true })
  })

  test('completes opening hours that were typed in a short form', async () => {
    const opening_hours = {
      week: [{ days: ['monday', 'friday'], from: '9', to: '1730' }],
      exceptions: [{ date: '2026-12-25T12:00:00.000Z' }],
    }
    const { id } = await make.store({ opening_hours })
    const span = { from: '09:00', to: '17:30' }
    expect((await published.row(id))?.body.opening_hours).toEqual({
      week: { monday: [span], friday: [span] },
      exceptions: [{ date: '2026-12-25', spans: [] }],
    })
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a longitude without a latitude', { lat: '' }, { lat: 'Enter both numbers, or neither' }],
    ['a latitude out of range', { lat: '91' }, { lat: expect.stringContaining('from -90 to 90') }],
    ['a longitude in words', { lng: 'five' }, { lng: expect.stringContaining('decimal point') }],
    ['an unknown country', { country: 'EU' }, { country: 'There is no country “EU”' }],
    ['an invalid website', { website: 'depoot' }, { website: expect.stringContaining('https://') }],
    [
      'opening hours of a date without an end',
      { opening_hours: { exceptions: [{ date: '2026-12-25T12:00:00.000Z', from: '9' }] } },
      { 'opening_hours.exceptions.0.to': 'Enter a time' },
    ],
    [
      'an invalid time of day',
      { opening_hours: { week: [{ days: ['monday'], from: '9', to: '25:00' }] } },
      { 'opening_hours.week.0.to': expect.stringContaining('18:00') },
    ],
  ])('with %s is refused at its field', async (_what, wrong, problems) => {
    expect(await problemsOf(() => make.store(wrong))).toMatchObject(problems)
  })
})

test('an author is published once, with the occupation in each language', async () => {
  const { id } = await make.author()
  await studio.payload.update({ collection: 'authors', id, locale: 'de', data: { occupation: 'Tierärztin' } })
  const row = await published.row(id)
  expect(row).toMatchObject({ kind: 'author', brand: '*', locale: '*' })
  expect(row?.body.occupation).toEqual({ nl: 'Dierenarts', de: 'Tierärztin' })
})

test('a picture can have another picture for phones, but not itself', async () => {
  const [wide, tall] = [await make.media(), await make.media()]
  await studio.payload.update({ collection: 'media', id: wide.id, data: { phonePicture: tall.id } })
  expect((await published.row(wide.id))?.body.phonePicture).toBe(tall.id)
  const itself = () => studio.payload.update({ collection: 'media', id: wide.id, data: { phonePicture: wide.id } })
  expect(await problemsOf(itself)).toMatchObject({ phonePicture: expect.any(String) })
})

describe('settings', () => {
  test('of a site are published when an editor publishes them, for that site', async () => {
    const { id } = await make.searchSettings({ _status: 'draft' })
    expect(await published.row(id)).toBeUndefined()
    const facts = await make.facts()
    const data = { products: [facts.id], _status: 'published' as const }
    await studio.payload.update({ collection: 'search-settings', id, data })
    expect(await published.row(id)).toMatchObject({
      kind: 'search-settings',
      brand: 'tailwell',
      locale: 'nl_NL',
      body: { terms: ['zalm', 'puppy'], products: [facts.sku], suggestions: false },
    })
  })

  test.each(['searchSettings', 'siteSettings'] as const)('%s can be published only once per site', async (kind) => {
    const first = await make[kind]({ site: 'tailwell/de_DE' })
    await make[kind]({ site: 'aldergrove/de_DE' })
    const twin = () => make[kind]({ site: 'tailwell/de_DE' })
    expect(await problemsOf(twin)).toEqual({ site: expect.stringContaining('already published') })
    const collection = kind === 'searchSettings' ? 'search-settings' : 'site-settings'
    await studio.payload.update({ collection, id: first.id, data: { _status: 'draft' } })
    expect(await problemsOf(twin)).toEqual({})
  })

  test('of a site refer to pages by key, and pages of other sites and unknown shops are refused', async () => {
    const site = 'tailwell/it_IT'
    const own = await make.page({ site })
    const foreign = await make.page({ site: 'tailwell/pl_PL' })
    const features = { thankYou: own.id, newsletter: 'on', amazon: 'amazon.it' }
    const { id } = await make.siteSettings({ site, features })
    expect(await published.row(id)).toMatchObject({
      body: { features: { thankYou: own.id, newsletter: true, amazon: 'amazon.it' } },
    })
    const change = (data: object) => () => studio.payload.update({ collection: 'site-settings', id, data })
    expect(Object.keys(await problemsOf(change({ features: { thankYou: foreign.id } })))).toEqual(['features.thankYou'])
    expect(await problemsOf(change({ features: { amazon: 'amazon.example' } }))).toEqual({
      'features.amazon': 'Choose one',
    })
  })

  test('of a site with a flag of no country are refused at the row', async () => {
    const otherCountries = [{ name: 'Europa', flag: 'EU', link: 'https://example.eu/' }]
    expect(await problemsOf(() => make.siteSettings({ site: 'tailwell/fr_FR', otherCountries }))).toEqual({
      'otherCountries.0.flag': 'There is no country “EU”',
    })
  })
})
