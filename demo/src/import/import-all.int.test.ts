import { openTestStudio, type TestStudio } from '@menagerie/studio/publish/test-studio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../content/load-content.ts'
import { ids } from '../stable-id.ts'
import { importAll, isEmpty } from './import-all.ts'
import { importUsers } from './import-users.ts'

let studio: TestStudio
const said: string[] = []

const published = async () => {
  const { rows } = await studio.payload.db.pool.query(
    'select kind, brand, locale, key, path, body from published.entry order by 1, 2, 3, 4',
  )
  return rows
}

beforeAll(async () => {
  studio = await openTestStudio()
  expect(await isEmpty(studio.payload)).toBe(true)
  await importAll(studio.payload, loadContent(), (line) => said.push(line))
})
afterAll(() => studio.close())

describe('the imported demo', () => {
  it('is published whole: every page, product, category, menu and picture', async () => {
    const counts = new Map<string, number>()
    for (const { kind } of await published()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({ page: 124, product: 85, category: 34, menu: 92, media: 40 })
  })

  it('shows a product in the language and at the price of the country', async () => {
    const find = (locale: string) => async () =>
      (await published()).find((row) => row.kind === 'product' && row.key === '10110' && row.locale === locale)
    expect(await find('ru_RU')()).toMatchObject({
      path: 'sobaki/uhod/shampun-oves-i-med-250-ml',
      body: {
        rrp: 890,
        currency: 'RUB',
        related: ['10130', '10140'],
        specification: { animal_type: 'Собаки', contents: '250 мл' },
      },
    })
    expect(await find('en_GB')()).toMatchObject({ body: { currency: 'GBP', specification: { form: 'Shampoo' } } })
  })

  it('has alternative texts in all 15 languages and a focal point off the middle', async () => {
    const home = (await published()).find((row) => row.key === ids.picture('scene-home'))
    expect(Object.keys(home.body.alt)).toHaveLength(15)
    expect(home.body).toMatchObject({ focalX: 62, focalY: 64, width: 2880, mime: 'image/png' })
  })

  it('joins the pages of a brand across countries', async () => {
    const homes = (await published()).filter((row) => row.kind === 'page' && row.path === '')
    const groups = new Set(homes.map((row) => `${row.brand} ${row.body.translationGroup}`))
    expect([homes.length, groups.size]).toEqual([23, 2])
  })

  it('tells how far it is', () => {
    expect(said.join('\n')).toMatch(/pictures +40 new[\s\S]*products +20 new[\s\S]*people +4 new/)
  })

  it('changes nothing the second time, and leaves an editor’s change alone', async () => {
    const id = ids.page('tailwell/nl_NL', 'about')
    await studio.payload.update({ collection: 'pages', id, data: { title: 'Door een redacteur' } })
    const before = await published()
    const again = await importAll(studio.payload, loadContent(), () => {})
    expect(again).toEqual({ pictures: 0, products: 0, siteDocuments: 0, users: 0 })
    expect(await published()).toEqual(before)
    expect(await isEmpty(studio.payload)).toBe(false)
  })

  it('lets demo people sign in, and makes none on a production server without a password', async () => {
    const { DEMO_USERS, demoPassword } = await import('../demo-users.ts')
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
})
