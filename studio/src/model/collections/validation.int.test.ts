import { randomUUID } from 'node:crypto'
import { type CollectionSlug, ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
})
afterAll(() => studio.close())

const DUTCH = { id: randomUUID(), collection: 'users', role: 'editor', sites: ['tailwell/nl_NL', 'tailwell/nl_BE'] }

const page = {
  site: 'tailwell/nl_NL',
  template: 'Default',
  title: 'Gezond gebit',
  path: 'advies',
  _status: 'published',
}
const product = { sku: '7001', name: 'Salmon kibble', brands: ['tailwell'] }
const category = { site: 'tailwell/nl_NL', displayName: 'Honden', code: 'dogs', _status: 'published' }
const text = { site: 'tailwell/nl_NL', name: 'Zalm', url_slug: 'honden', url_key: 'zalm', _status: 'published' }

/** The messages for the editor, by field. */
async function problemsOf(collection: CollectionSlug, data: Record<string, unknown>, more = {}) {
  try {
    await Reflect.apply(studio.payload.create, studio.payload, [{ collection, data, ...more }])
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}

test('each copy of a document gets its own address, even beside drafts, copies of copies and copies in the bin', async () => {
  const { payload } = studio
  const { id } = await make.page({ title: 'Bad', path: 'advies/bad' })
  const copy = async (of: string, _status?: 'published') => {
    const data = _status && { _status }
    return payload.duplicate({ collection: 'pages', id: of, ...(data && { data }) })
  }
  const copies = [await copy(id), await copy(id, 'published'), await copy(id)]
  await payload.update({ collection: 'pages', id: copies[2]?.id ?? '', data: { deletedAt: new Date().toISOString() } })
  copies.push(await copy(copies[0]?.id ?? ''))
  expect(copies.map(({ path, title }) => `${path} ${title}`)).toEqual([
    'advies/bad-copy Bad (copy)',
    'advies/bad-copy-2 Bad (copy 2)',
    'advies/bad-copy-3 Bad (copy 3)',
    'advies/bad-copy-4 Bad (copy 4)',
  ])
  // The search for other copies cuts a long title at the emoji.
  const long = await make.page({ title: `${'a'.repeat(186)}😀`, path: 'advies/hond' })
  await copy(long.id)
  expect((await copy(long.id)).title).toBe(`${'a'.repeat(186)}😀 (copy 2)`)
  // A copy for another site only needs a unique address on that site.
  const german = await make.page({ title: 'Bad', path: 'advies/bad', site: 'tailwell/de_DE' })
  expect((await copy(german.id)).path).toBe('advies/bad-copy')

  const { id: facts } = await make.facts()
  const text = await make.text(facts, { url_key: 'zalm-op', name: 'Zalm' })
  const texts: unknown[] = []
  for (const _ of [1, 2]) {
    const data = { _status: 'draft' as const }
    texts.push(await payload.duplicate({ collection: 'product-texts', id: text.id, draft: true, data }))
  }
  expect(texts).toMatchObject([
    { url_key: 'zalm-op-copy', name: 'Zalm (copy)' },
    { url_key: 'zalm-op-copy-2', name: 'Zalm (copy 2)' },
  ])
})

test('copies made at the same moment get different addresses, and a long title of a copy fits its field', async () => {
  const { payload } = studio
  const { id } = await make.page({ title: 'Vacht', path: 'advies/vacht' })
  const copies = await Promise.all([1, 2, 3, 4].map(() => payload.duplicate({ collection: 'pages', id })))
  expect(copies.map(({ path }) => path).sort()).toEqual(['', '-2', '-3', '-4'].map((end) => `advies/vacht-copy${end}`))
  const long = await make.page({ title: `${'w'.repeat(190)} 🐶🐶🐶🐶`, path: 'advies/lang' })
  const halved = await make.page({ title: `${'w'.repeat(186)}🐶🐶🐶`, path: 'advies/half' })
  for (const of of [long.id, halved.id]) {
    for (const mark of ['(copy)', '(copy 2)']) {
      const { title } = await payload.duplicate({ collection: 'pages', id: of, data: { _status: 'published' } })
      expect(title.length).toBeLessThanOrEqual(200)
      expect(title.isWellFormed() && title.endsWith(` ${mark}`)).toBe(true)
    }
  }
})

test('a copy of a page does not take the address of an article', async () => {
  const { id } = await make.page({ title: 'Tanden', path: 'advies/tanden' })
  await make.article({ title: 'Tanden', path: 'advies/tanden-copy' })
  const copy = await studio.payload.duplicate({ collection: 'pages', id, data: { _status: 'published' } })
  expect(copy.path).toBe('advies/tanden-copy-2')
})

describe('the form shows a message at the field for', () => {
  test.each<[string, CollectionSlug, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a site that does not exist',
      'pages',
      { ...page, site: 'tailwell/xx_XX' },
      { site: 'There is no site “tailwell/xx_XX”' },
    ],
    ['no site', 'pages', { ...page, site: undefined }, { site: 'Choose one' }],
    [
      'a page without an address',
      'pages',
      { ...page, path: '' },
      { path: 'Enter an address: only the home page has none' },
    ],
    [
      'a home page with an address',
      'pages',
      { ...page, template: 'Homepage' },
      { path: 'The home page is at the root of its site: leave this empty' },
    ],
    [
      'a SKU with letters',
      'product-facts',
      { ...product, sku: 'AB-1' },
      { sku: expect.stringContaining('up to 18 digits') },
    ],
    [
      'a country that is listed twice',
      'product-facts',
      { ...product, markets: [{ country: 'NL' }, { country: 'NL' }] },
      { markets: 'The country NL is listed twice' },
    ],
    [
      'a country without a site',
      'product-facts',
      { ...product, markets: [{ country: 'JP' }] },
      { 'markets.0.country': 'No site sells in “JP”' },
    ],
    [
      'a category code with capitals',
      'categories',
      { ...category, code: 'Dogs' },
      { code: expect.stringContaining('lower-case') },
    ],
    [
      'a product address with a slash in its last part',
      'product-texts',
      { ...text, url_key: 'a/b' },
      { url_key: expect.stringContaining('slash') },
    ],
    ['a product text without its product', 'product-texts', text, { facts: 'This field is required.' }],
  ])('%s', async (_what, collection, data, problems) => {
    expect(await problemsOf(collection, data)).toMatchObject(problems)
  })

  test('an address with capitals and spaces', async () => {
    expect((await problemsOf('pages', { ...page, path: 'Advies/Gezond Gebit' })).path).toContain('lower-case letters')
  })

  test('a SKU that another product has', async () => {
    await make.facts({ sku: '7002' })
    expect(await problemsOf('product-facts', { ...product, sku: '7002' })).toEqual({
      sku: 'Another document already has this: choose another one',
    })
  })
})

describe('only editors of a site can save its pages and drafts', () => {
  const asEditor = { user: DUTCH, overrideAccess: false }
  const refused = { site: 'You are not an editor of this site' }

  test('a new page of an editor gets the first of their sites', async () => {
    const made = await studio.payload.create({
      collection: 'pages',
      data: { title: 'Nieuw' },
      draft: true,
      ...asEditor,
    })
    expect(made.site).toBe('tailwell/nl_NL')
  })

  test('a draft for another site is refused', async () => {
    const data = { ...page, site: 'tailwell/de_DE', _status: 'draft' }
    expect(await problemsOf('pages', data, { draft: true, ...asEditor })).toEqual(refused)
  })

  test('a page cannot be moved to another site', async () => {
    const { id } = await make.page()
    const moved = studio.payload.update({ collection: 'pages', id, data: { site: 'tailwell/de_DE' }, ...asEditor })
    await expect(moved).rejects.toThrow('You are not an editor of this site')
  })

  test('a version from when the page belonged to another site cannot be restored', async () => {
    const { id } = await make.page({ site: 'tailwell/de_DE' })
    await studio.payload.update({ collection: 'pages', id, data: { site: 'tailwell/nl_NL' } })
    const versions = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    const german = versions.docs.find(({ version }) => version.site === 'tailwell/de_DE')
    const restored = studio.payload.restoreVersion({ collection: 'pages', id: String(german?.id), ...asEditor })
    await expect(restored).rejects.toThrow('You are not an editor of this site')
  })

  test('an address pasted with slashes is stored without them', async () => {
    const pasted = await make.page({ path: ' /advies/gebit-2/ ' })
    expect(pasted.path).toBe('advies/gebit-2')
  })

  test('a copy of a page gets its own translation group', async () => {
    const original = await make.page()
    const copy = await studio.payload.duplicate({
      collection: 'pages',
      id: original.id,
      data: { path: `advies/${randomUUID()}` },
    })
    expect(copy.translationGroup).not.toBe(original.translationGroup)
  })
})
