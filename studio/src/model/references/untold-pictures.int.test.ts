import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { refusalOfSave } from '../../testing/test-refusal.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
})
afterAll(() => studio.close())

const GERMAN = 'tailwell/de_DE'
const lacks = (name: string | null | undefined, language: string) =>
  `“${name}” has no alternative text in ${language}. Write it, or mark it as “Decorative only”`

test('a page can be published only if its pictures have alternative texts in the language of its site', async () => {
  const { id, filename } = await make.media()
  const banner = { blockType: 'CtaBanner' as const, colorTheme: '1', blockTitle: 'Titel', damFiles: [id] }
  const page = { site: GERMAN, image: id, phoneOnlyImage: id, main: [banner] }
  expect(await make.page({ ...page, site: 'tailwell/nl_NL' })).toMatchObject({ _status: 'published' })
  const message = lacks(filename, 'German')
  expect(await refusalOfSave(() => make.page(page))).toEqual([
    { path: 'main.0.damFiles', message },
    { path: 'image', message },
  ])
  const draft = await make.page({ ...page, _status: 'draft' })
  const publish = () => studio.payload.update({ collection: 'pages', id: draft.id, data: { _status: 'published' } })
  expect(await refusalOfSave(publish)).toHaveLength(2)
  await studio.payload.update({ collection: 'media', id, locale: 'de', data: { alt: ' ' } })
  expect(await refusalOfSave(publish)).toHaveLength(2)
  await studio.payload.update({ collection: 'media', id, locale: 'de', data: { alt: 'Ein Hund' } })
  expect(await publish()).toMatchObject({ _status: 'published' })
})

test('a page can be published if its picture is decorative or has an alternative text on the page', async () => {
  const [plain, told] = [await make.media({ decorative: true, alt: null }), await make.media()]
  expect(await make.page({ site: GERMAN, image: plain.id })).toMatchObject({ _status: 'published' })
  expect(await make.page({ site: GERMAN, image: told.id, imageAlt: 'Ein Hund' })).toMatchObject({
    _status: 'published',
  })
})

test('categories need alternative texts as well, and authors, which all sites share, do not', async () => {
  const { id, filename } = await make.media()
  const refused = await refusalOfSave(() => make.category({ code: 'hunde', site: GERMAN, image: id }))
  expect(refused).toEqual([{ path: 'image', message: lacks(filename, 'German') }])
  expect(await make.author({ authorPortrait: id })).toMatchObject({ authorPortrait: expect.anything() })
})
