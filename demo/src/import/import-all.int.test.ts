import { MENU_SLOTS } from '@menagerie/contract/menu'
import { BRAND_KEYS, LANGUAGES } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { isPassword } from '@menagerie/studio/access/sign-in/password-hash'
import { ACCOUNTS_TOKEN, startTestContentApi } from '@menagerie/studio/testing/test-content-api'
import { openTestStudio, type TestStudio } from '@menagerie/studio/testing/test-studio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ARTICLE_FRAMES } from '../content/articles/article-frames.ts'
import { loadContent } from '../content/load-content.ts'
import { PICTURES } from '../content/pictures.ts'
import { FACTS } from '../content/products/all-facts.ts'
import { STORES } from '../content/stores/stores.ts'
import { DEMO_CUSTOMER, DEMO_USERS, demoPassword } from '../demo-users.ts'
import { ids } from '../stable-id.ts'
import { importAll } from './import-all.ts'
import { importUsers } from './import-users.ts'
import { isEmpty } from './is-empty.ts'
import { createProgress } from './progress.ts'

/** Long, because rendering missing pictures takes most of the time. */
const IMPORT_LIMIT_MS = 600_000

let studio: TestStudio
const said: string[] = []
const SILENT = createProgress({ say: () => {} })

const published = async () => {
  const { rows } = await studio.payload.db.pool.query(
    'select kind, brand, locale, key, path, body from published.entry order by 1, 2, 3, 4',
  )
  return rows
}

beforeAll(async () => {
  studio = await openTestStudio()
  expect(await isEmpty(studio.databaseUrl)).toBe(true)
  await importAll(studio.payload, loadContent(), createProgress({ say: (line) => said.push(line) }))
}, IMPORT_LIMIT_MS)
afterAll(() => studio.close())

describe('the imported demo', () => {
  it('is published completely: every kind of entry has the expected count', async () => {
    const counts = new Map<string, number>()
    for (const { kind } of await published()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const { sites, ...shared } = loadContent()
    const all = (name: 'pages' | 'articles' | 'jobs' | 'products' | 'categories' | 'redirects' | 'searchRules') =>
      sites.reduce((sum, site) => sum + site[name].length, 0)
    expect(Object.fromEntries(counts)).toEqual({
      page: all('pages'),
      article: all('articles'),
      job: all('jobs'),
      product: all('products'),
      category: all('categories'),
      menu: sites.length * MENU_SLOTS.length,
      redirect: all('redirects'),
      'search-settings': sites.length,
      'search-synonyms': sites.length,
      'search-rule': all('searchRules'),
      'site-settings': sites.length,
      store: shared.stores.length,
      author: shared.authors.length,
      leaflet: shared.leaflets.length,
      media: shared.pictures.length,
      film: shared.films.length,
    })
    expect(all('products')).toBeGreaterThan(3_400)
  })

  it('publishes terms in the language of each site', async () => {
    const find = async (kind: string, locale: string, path: string) =>
      (await published()).find((row) => row.kind === kind && row.locale === locale && row.path?.endsWith(path))?.body
    expect(await find('product', 'ru_RU', 'shampun-oves-i-med-250-ml')).toMatchObject({
      facets: { animal_type: [{ code: 'dog', label: 'Собаки' }], usage: [{ code: 'washing', label: 'Купание' }] },
      tags: [{ code: 'grooming', displayName: 'Уход за шерстью' }, { code: 'puppies' }, { code: 'dogs' }],
    })
    expect(await find('article', 'nl_BE', '/teken-wat-doe-je')).toMatchObject({
      tags: [{ code: 'parasites' }, { displayName: 'Honden' }, { displayName: 'Katten' }],
    })
  })

  it('joins the translations of an article across countries and has categories on two levels', async () => {
    const rows = await published()
    const articles = rows.filter(({ kind, brand }) => kind === 'article' && brand === 'tailwell')
    expect(new Set(articles.map(({ body }) => body.translationGroup)).size).toBe(
      ARTICLE_FRAMES.filter(({ author }) => author.tailwell).length,
    )
    const below = rows.filter(({ kind, body }) => kind === 'category' && body.parent)
    const keys = new Set(rows.filter(({ kind }) => kind === 'category').map(({ key }) => key))
    const written = loadContent().sites.flatMap(({ categories }) => categories.filter(({ parent }) => parent))
    expect(below).toHaveLength(written.length)
    expect(below.every(({ body }) => keys.has(body.parent))).toBe(true)
  })

  it('has shop links, analysis, hazard symbols and leaflets of products', async () => {
    const rows = await published()
    const find = (locale: string, key: string) =>
      rows.find((row) => row.kind === 'product' && row.locale === locale && row.key === key)?.body
    expect(find('en_US', '10130')).toMatchObject({ product_links: [], amazon_availability: false })
    expect(find('nl_NL', '10110')).toMatchObject({ amazon_asin: 'B0TMN10110', amazon_availability: true })
    expect(find('nl_NL', '10300')).toMatchObject({ webshop_url: expect.stringMatching(/^https:.*\.example\//) })
    expect(find('nl_NL', '10130')?.analysis).toHaveLength(1)
    expect(find('nl_NL', '60120')).toMatchObject({ ghs_symbols: ['GHS07'] })
    expect(find('nl_BE', '20120')).toMatchObject({ leaflets: [ids.leaflet('zachte-oorverzorging-nl')] })
  })

  it('has the opening hours of a store with their exceptions', async () => {
    const store = (await published()).find(({ kind, body }) => kind === 'store' && body.name === 'De Blije Bak')
    expect(store?.body).toMatchObject({
      lat: '52.0907',
      brands: ['tailwell', 'aldergrove'],
      opening_hours: {
        week: { saturday: [{ from: '09:00', to: '17:00' }] },
        exceptions: [{ date: '2026-12-24' }, { date: '2026-12-25', spans: [] }, { date: '2027-01-01' }],
      },
    })
    expect(store?.body.opening_hours.week).not.toHaveProperty('monday')
  })

  it('has a product in the language and at the price of the country', async () => {
    const find = (locale: string) => async () =>
      (await published()).find((row) => row.kind === 'product' && row.key === '10110' && row.locale === locale)
    expect(await find('ru_RU')()).toMatchObject({
      path: 'sobaki/uhod/shampun-oves-i-med-250-ml',
      body: {
        rrp: 890,
        currency: 'RUB',
        related: expect.arrayContaining([expect.stringMatching(/^1\d{4}$/)]),
        specification: { animal_type: 'Собаки', contents: '250\u00A0мл' },
      },
    })
    expect(await find('en_GB')()).toMatchObject({ body: { currency: 'GBP', specification: { form: 'Liquid' } } })
  })

  it('has alternative texts in all languages and a focal point off the centre', async () => {
    const home = (await published()).find((row) => row.key === ids.picture('scene-home'))
    expect(Object.keys(home.body.alt)).toHaveLength(LANGUAGES.length)
    expect(home.body).toMatchObject({ focalX: 62, focalY: 64, width: 2880, mime: 'image/png' })
  })

  it('joins the home pages of a brand across countries as translations', async () => {
    const homes = (await published()).filter((row) => row.kind === 'page' && row.path === '')
    const groups = new Set(homes.map((row) => `${row.brand} ${row.body.translationGroup}`))
    expect([homes.length, groups.size]).toEqual([BRAND_LOCALES.length, BRAND_KEYS.length])
  })

  it('reports its progress with the number of new documents of each kind', () => {
    const textCount = loadContent().sites.reduce((sum, { products }) => sum + products.length, 0)
    const lines = [
      new RegExp(`pictures +${PICTURES.length.toLocaleString('en')} new`),
      new RegExp(`products +${FACTS.length} new`),
      new RegExp(`stores +${STORES.length.toLocaleString('en')} new`),
      new RegExp(`product texts +${textCount.toLocaleString('en')} new`),
      /people +4 new/,
    ]
    expect(said.join('\n')).toMatch(new RegExp(lines.map(({ source }) => source).join('[\\s\\S]*')))
  })

  it('does not change on a second import, which keeps an editor’s change', async () => {
    const id = ids.page('tailwell/nl_NL', 'about')
    await studio.payload.update({ collection: 'pages', id, data: { title: 'Door een redacteur' } })
    const before = await published()
    const again = await importAll(studio.payload, loadContent(), SILENT)
    expect(new Set(Object.values(again))).toEqual(new Set([0]))
    expect(await published()).toEqual(before)
    expect(await isEmpty(studio.databaseUrl)).toBe(false)
  })

  it('lets demo users sign in, and has none on a production server without a password', async () => {
    const [admin] = DEMO_USERS
    const { user } = await studio.payload.login({
      collection: 'users',
      data: { email: String(admin?.email), password: demoPassword() },
    })
    expect(user).toMatchObject({ role: 'admin', demo: true })
    await studio.payload.delete({ collection: 'users', where: { email: { equals: 'reviewer@menagerie.example' } } })
    expect(await importUsers(studio.payload, { MENAGERIE_PRODUCTION: '1' })).toBe(0)
    expect(
      await importUsers(studio.payload, { MENAGERIE_PRODUCTION: '1', DEMO_PASSWORD: 'the operator chose this' }),
    ).toBe(1)
  })

  it('lets one approved customer sign in with the demo password, but not in production', async () => {
    const { rows } = await studio.payload.db.pool.query(
      'select c.email, c.state, k.password_hash from accounts.credential k join customers c on c.id = k.customer_id',
    )
    expect(rows).toMatchObject([{ email: DEMO_CUSTOMER.email, state: 'approved' }])
    expect(await isPassword(demoPassword(), rows[0].password_hash)).toBe(true)
    const answers = [false, true].map(async (isProduction) => {
      const api = await startTestContentApi({ ...studio, isProduction })
      const body = { email: DEMO_CUSTOMER.email, password: demoPassword() }
      const address = api.address('/auth/login', { token: ACCOUNTS_TOKEN })
      const { status } = await api.send('POST', address, body, { 'accept-language': 'nl-NL' })
      await api.close()
      return status
    })
    expect(await Promise.all(answers)).toEqual([200, 401])
  })

  it('has customers in every state and sent forms for the back office', async () => {
    const { docs } = await studio.payload.find({ collection: 'customers' })
    expect(docs.map(({ state }) => state).sort()).toEqual(['approved', 'pending', 'rejected', 'suspended'])
    const sent = await studio.payload.find({ collection: 'submissions' })
    expect(sent.totalDocs).toBe(3)
  })

  it('names the row and the field that the studio refuses', async () => {
    const content = loadContent()
    const stores = content.stores.map((store) => ({
      ...store,
      name: store.name === 'De Blije Bak' ? `${store.name} ${'x'.repeat(250)}` : store.name,
    }))
    const said = importAll(studio.payload, { ...content, stores }, SILENT)
    await expect(said).rejects.toThrow(/nothing was written[\s\S]*, store De Blije Bak x+, name: /)
  })
})
