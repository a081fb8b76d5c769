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

const germanPage = () => make.page({ site: 'tailwell/de_DE', title: 'Kontakt' })
const REFUSED = '“Kontakt” (page) belongs to Tailwell · Deutschland (de_DE): choose one from this site'

const linkTo = (id: string, relationTo = 'pages') => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          {
            type: 'link',
            version: 1,
            fields: { linkType: 'internal', doc: { relationTo, value: id } },
            children: [{ type: 'text', text: 'contact', version: 1 }],
          },
        ],
      },
    ],
  },
})

test('rich text with a link to a page of another site cannot be published, and the field names the page', async () => {
  const { id } = await germanPage()
  const bottom = { template: 'ContentOverview' as const, bottomText: linkTo(id) }
  const inBlock = { main: [{ blockType: 'RichText' as const, content: linkTo(id) }] }
  expect(await refusalOfSave(() => make.page(bottom))).toEqual([{ path: 'bottomText', message: REFUSED }])
  expect(await refusalOfSave(() => make.page(inBlock))).toEqual([{ path: 'main.0.content', message: REFUSED }])
  expect(await make.page({ ...bottom, _status: 'draft' })).toMatchObject({ _status: 'draft' })
  expect(await make.page({ ...bottom, site: 'tailwell/de_DE' })).toMatchObject({ _status: 'published' })
})

test('a menu with links to pages of another site cannot be published, and each link is reported', async () => {
  const { id } = await germanPage()
  const link = { type: 'page' as const, page: id }
  const items = [
    { title: 'Contact', link },
    { title: 'Meer', subItems: [{ title: 'Nog eens', link, authenticatedLink: link }] },
  ]
  expect(await refusalOfSave(() => make.menu({ slot: 'footer', items }))).toEqual([
    { path: 'items.0.link.page', message: REFUSED },
    { path: 'items.1.subItems.0.link.page', message: REFUSED },
    { path: 'items.1.subItems.0.authenticatedLink.page', message: REFUSED },
  ])
})

test('a link choice that the form no longer shows does not prevent saving', async () => {
  const { id } = await germanPage()
  const link = { type: 'external' as const, externalLink: 'https://example.com/', page: id }
  expect(await make.menu({ slot: 'top', items: [{ title: 'Elders', link }] })).toMatchObject({ slot: 'top' })
})

test('a link choice that the form no longer shows is emptied if its page was deleted, and kept otherwise', async () => {
  const [gone, there] = [await make.page(), await make.page()]
  await studio.payload.delete({ collection: 'pages', id: gone.id })
  const toLink = (page: string) => ({ type: 'external' as const, externalLink: 'https://example.com/', page })
  for (const _status of ['draft', 'published'] as const) {
    expect(await make.page({ alsoWatchLink: toLink(gone.id), _status })).toMatchObject({
      alsoWatchLink: { page: null },
    })
    const kept = await make.page({ alsoWatchLink: toLink(there.id), _status })
    expect(kept).toMatchObject({ alsoWatchLink: { page: { id: there.id } } })
  }
})

test('a link to a deleted page is refused with an explanation', async () => {
  const gone = await make.page()
  await studio.payload.delete({ collection: 'pages', id: gone.id })
  const main = [{ blockType: 'RichText' as const, content: linkTo(gone.id) }]
  expect(await refusalOfSave(() => make.page({ main }))).toEqual([
    { path: 'main.0.content', message: 'The page chosen here has been deleted: choose another' },
  ])
})
