import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { offersSchema } from './offer.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

async function find(query: Record<string, string>, language = 'en') {
  const headers = { 'accept-language': language }
  const { body } = await rest.call('editor', 'GET', `/offers?${new URLSearchParams(query)}`, { headers })
  return offersSchema.parse(body).offers
}
const NL = 'tailwell/nl_NL'

describe('products', () => {
  test('are found by their name in the language of the site, with or without accents, and by their numbers', async () => {
    const { id, sku } = await make.facts({
      name: 'Kip, intern',
      barcode: '871234',
      article_number: 'TW-77',
      specification: { size: '3 kg' },
    })
    await make.text(id, { name: 'Crème met gevogelte', url_key: 'creme' })
    const other = await make.facts({ name: 'Elders' })
    await make.text(other.id, { name: 'Huhn', site: 'tailwell/de_DE' })
    for (const words of ['creme gevo', 'GEVOGELTE crème', sku, '8712', 'TW-77', 'kip intern']) {
      const found = await find({ collection: 'product-facts', site: NL, words })
      expect(
        found.map((offer) => offer.id),
        words,
      ).toContain(id)
      expect(
        found.map((offer) => offer.id),
        words,
      ).not.toContain(other.id)
    }
    const [offer] = await find({ collection: 'product-facts', site: NL, words: 'gevogelte' })
    expect(offer).toMatchObject({ title: 'Crème met gevogelte' })
    expect(offer?.note).toBeUndefined()
  })

  test('show the picture of the site’s own product text, or else the shared picture', async () => {
    const [shared, dutch, german] = [await make.media(), await make.media(), await make.media()]
    const { id } = await make.facts({ name: 'Verpakt', images: [shared.id] })
    await make.text(id, { name: 'Verpakt', images: [dutch.id, shared.id] })
    await make.text(id, { name: 'Verpakt', site: 'tailwell/de_DE', images: [german.id], _status: 'draft' })
    await make.text(id, { name: 'Verpakt', site: 'tailwell/fr_FR' })
    const pictureOn = async (site: string) =>
      (await find({ collection: 'product-facts', site, words: 'verpakt' }))[0]?.picture
    for (const [site, { filename }] of [
      [NL, dutch],
      ['tailwell/de_DE', german],
      ['tailwell/fr_FR', shared],
    ] as const)
      expect(await pictureOn(site), site).toContain(filename?.replace(/\.\w+$/, ''))
    // A picture in the bin is on no page.
    const { payload } = studio
    await payload.update({ collection: 'media', id: dutch.id, data: { deletedAt: new Date().toISOString() } })
    expect(await pictureOn(NL)).toContain(shared.filename?.replace(/\.\w+$/, ''))
  })

  test('have a note on a site where they have no published text or are not available in its country', async () => {
    const { id } = await make.facts({ name: 'Zeldzaam', markets: [{ country: 'NL', available: true }] })
    await make.text(id, { name: 'Zeldzaam', _status: 'draft' })
    const noteOn = async (site: string) =>
      (await find({ collection: 'product-facts', site, words: 'zeldzaam' })).find((offer) => offer.id === id)?.note
    expect(await noteOn(NL)).toBe('Not sold here')
    await make.text(id, { name: 'Zeldzaam', site: 'tailwell/de_DE' })
    expect(await noteOn('tailwell/de_DE')).toBe('Not sold here')
  })
})

test('pages are found despite soft hyphens, no-break spaces, ß and apostrophes in their titles', async () => {
  const set = 'Stra\u00ADßen\u00ADhunde\u00A0&\u202FL’ami Anti\u2011Zeck'
  const { id } = await make.page({ title: set, path: 'strassenhunde' })
  for (const words of ['straßenhunde', 'STRASSENHUNDE', "l'ami anti-zeck", 'Straßen\u00ADhunde\u00A0l’ami', set]) {
    const found = await find({ collection: 'pages', site: NL, words })
    expect(
      found.map((offer) => offer.id),
      words,
    ).toContain(id)
  }
})

test('pages of the site come first, pages of other sites name their site, and drafts are marked', async () => {
  const words = 'spreekuur'
  const german = await make.page({ site: 'tailwell/de_DE', title: 'Spreekuur' })
  const dutch = await make.page({ title: 'Ons spreekuur', path: 'over-ons/spreekuur' })
  const draft = await make.page({ title: 'Oud spreekuur', _status: 'draft' })
  const found = await find({ collection: 'pages', site: NL, words })
  expect(found.map(({ id }) => id)).toEqual([dutch.id, draft.id, german.id])
  expect(found[0]).toMatchObject({ site: NL, detail: '/over-ons/spreekuur' })
  expect(found[1]?.note).toBe('Draft')
  expect(found[2]?.site).toBe('tailwell/de_DE')
})

test('the home page of a site is found by “home” and “/”, and the last changed page comes first', async () => {
  const home = await make.page({ title: 'Welkom bij ons', template: 'Homepage', path: '' })
  for (const words of ['home', '/', 'Home page'])
    expect((await find({ collection: 'pages', site: NL, words }))[0]?.id, words).toBe(home.id)
  const older = await make.page({ title: 'Eerder gemaakt' })
  await make.page({ title: 'Later gemaakt' })
  await studio.payload.update({ collection: 'pages', id: older.id, data: { subTitle: 'Nu' } })
  expect((await find({ collection: 'pages', site: NL, words: '' }))[0]?.id).toBe(older.id)
})

test('a product is found by its name in any language and by its categories, and shown by its name on the site', async () => {
  const facts = await make.facts({ name: 'Internal' })
  await make.text(facts.id, { name: 'Eendenbrok' })
  await make.text(facts.id, { name: 'Entenkroketten', site: 'tailwell/de_DE' })
  await make.category({ code: 'ducks', displayName: 'Eendenvoer', products: [facts.id] })
  const asked = { collection: 'product-facts', site: NL }
  const [above, page] = [
    await make.category({ code: 'ducks-all', displayName: 'Eenden' }),
    await make.page({ title: 'Lekkers voor eenden', metaDescription: 'Compleet snavelvoer' }),
  ]
  const below = { code: 'treats', displayName: 'Snacks', parent: above.id, linkedPage: page.id }
  await make.category({ ...below, products: [facts.id] })
  for (const words of [
    'entenkrok',
    'eendenvoer',
    'internal',
    'eendenbrok',
    'eendensnacks',
    'eenden snacks',
    'snavelvoer',
  ])
    expect(
      (await find({ ...asked, words })).map(({ title }) => title),
      words,
    ).toContain('Eendenbrok')
  const list = await rest.call('editor', 'GET', `/product-texts?draft=true&where[facts.sku][like]=${facts.sku}&depth=0`)
  expect(list.text).toContain('Entenkroketten')
})

test('the chosen documents of a form are named by their ids, even from several collections', async () => {
  const page = await make.page({ title: 'Gekozen' })
  const article = await make.article({ title: 'Ook gekozen' })
  const chosen = new URLSearchParams([
    ['chosen', `pages:${page.id}`],
    ['chosen', `articles:${article.id}`],
    ['site', NL],
  ])
  const { body } = await rest.call('editor', 'GET', `/offers?${chosen}`)
  expect(offersSchema.parse(body).offers.map(({ title }) => title)).toEqual(['Gekozen', 'Ook gekozen'])
})

test('only staff get offers, and invalid queries are refused or find nothing', async () => {
  expect((await rest.call('anonymous', 'GET', '/offers?collection=pages')).status).toBe(403)
  expect((await rest.call('editor', 'GET', '/offers?collection=users')).status).toBe(400)
  expect((await rest.call('editor', 'GET', '/offers?chosen=pages:1;drop')).status).toBe(400)
  expect((await find({ collection: 'pages', site: "x' or 1=1", words: "'%_" })).length).toBe(0)
})

test('pictures are found by file name and by alternative text in any language, unless they are in the bin', async () => {
  const picture = await make.media()
  const { payload } = studio
  await payload.update({ collection: 'media', id: picture.id, locale: 'nl', data: { alt: 'Een slaapmuis' } })
  const asked = { collection: 'media', site: NL }
  for (const words of ['slaapmuis', picture.filename?.slice(0, 5) ?? ''])
    expect((await find({ ...asked, words })).map(({ id }) => id)).toContain(picture.id)
  const [dutch] = await find({ ...asked, words: 'slaapmuis' })
  expect(dutch).toMatchObject({ detail: 'Een slaapmuis', title: picture.filename })
  expect(dutch?.picture).toContain('/media/file/')
  expect(await find({ ...asked, site: 'tailwell/de_DE', words: 'slaapmuis' })).toMatchObject([{ detail: '' }])
  const [ofNoSite] = await find({ collection: 'media', words: 'slaapmuis' }, 'nl')
  expect(ofNoSite?.detail).toBe('Een slaapmuis')
  await payload.update({ collection: 'media', id: picture.id, data: { deletedAt: new Date().toISOString() } })
  expect(await find({ ...asked, words: 'slaapmuis' })).toEqual([])
  expect(await find({ chosen: `media:${picture.id}` })).toMatchObject([{ note: 'In the bin' }])
})

describe('the search above a list', () => {
  /** Ids in the order of the list view. */
  async function search(collection: 'pages' | 'product-facts' | 'product-texts', words: string) {
    const { admin, defaultSort } = studio.payload.collections[collection].config
    const or = (admin.listSearchableFields ?? []).map((field) => ({ [field]: { like: words } }))
    const where: Where = { and: [{ id: { exists: true } }, { or }] }
    const found = await studio.payload.find({ collection, where, draft: true, limit: 50, sort: defaultSort, depth: 0 })
    return found.docs.map(({ id }) => id)
  }

  test('finds products and their texts by a name in any language, by numbers and by words of the category', async () => {
    const facts = await make.facts({ name: 'Intern konijn', article_number: '77-1234' })
    const dutch = await make.text(facts.id, { name: 'Konijnenbrok' })
    const german = await make.text(facts.id, { name: 'Häschenkroketten', site: 'tailwell/de_DE' })
    await make.category({ code: 'rabbits', displayName: 'Konijnenvoer', products: [facts.id] })
    for (const words of ['konijnenvoer', 'haschenkro', 'Häschen', '77-1234', facts.sku, 'konijnenvoer brok']) {
      expect(await search('product-facts', words), words).toContain(facts.id)
      expect(await search('product-texts', words), words).toEqual(expect.arrayContaining([dutch.id, german.id]))
    }
    expect(await search('product-texts', 'konijnenvoer niets')).toEqual([])
  })

  test('ignores capitals in every script, as the pickers do', async () => {
    const facts = await make.facts({ name: 'Intern' })
    const russian = await make.text(facts.id, { name: 'Корм «Ёжик»', site: 'tailwell/ru_RU' })
    const swedish = await make.page({ title: 'Välkommen till Örebro', site: 'tailwell/sv_SE' })
    for (const words of ['корм', 'ЁЖИК', 'корм ёжик'])
      expect(await search('product-texts', words), words).toContain(russian.id)
    for (const words of ['örebro', 'VÄLKOMMEN']) expect(await search('pages', words), words).toContain(swedish.id)
    const picked = await find({ collection: 'product-facts', site: 'tailwell/ru_RU', words: 'КОРМ ёжик' })
    expect(picked.map(({ id }) => id)).toContain(facts.id)
  })

  test('finds home pages by “home” and “/”', async () => {
    const home = await make.page({ title: 'Bienvenue', template: 'Homepage', path: '', site: 'tailwell/fr_FR' })
    for (const words of ['home', '/', 'Homepage', 'Startseite', 'page d’accueil', 'Главная  страница', 'kezdőlap'])
      expect(await search('pages', words), words).toContain(home.id)
    expect(await search('pages', 'homeopathie')).not.toContain(home.id)
  })

  test('is used by Payload’s own selection fields as well, which query only titles', async () => {
    const facts = await make.facts({ name: 'Intern veulen' })
    await make.text(facts.id, { name: 'Veulenkorrel' })
    const home = await make.page({ title: 'Bienvenue', template: 'Homepage', path: '', site: 'tailwell/fr_BE' })
    const choose = async (collection: string, title: string, words: string) => {
      const query = new URLSearchParams({
        [`select[${title}]`]: 'true',
        [`where[and][0][${title}][like]`]: words,
        depth: '0',
      })
      return (await rest.call('editor', 'GET', `/${collection}?${query}`)).text
    }
    for (const words of ['veulenkorrel', facts.sku])
      expect(await choose('product-facts', 'name', words), words).toContain(facts.id)
    for (const words of ['home', '/']) expect(await choose('pages', 'title', words), words).toContain(home.id)
  })

  test('lists the last changed document first', async () => {
    const [older, newer] = [await make.page({ title: 'Wortel oud' }), await make.page({ title: 'Wortel nieuw' })]
    await studio.payload.update({ collection: 'pages', id: older.id, data: { subTitle: 'Nu' } })
    expect(await search('pages', 'wortel')).toEqual([older.id, newer.id])
  })
})
