import { readPreviewToken } from '@menagerie/contract/preview-token'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { framePreviewSchema } from './preview-answer.ts'

const SECRET = 'only for this test, and long enough'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

test.each([
  ['en', 'Main area', 'Quote', 'Quote: Fill this in'],
  ['de', 'Hauptbereich', 'Zitat', 'Zitat: Füllen Sie dies aus'],
])(
  'a page edited in the preview (%s) keeps its content, and its labels are in the editor’s language',
  async (language, area, block, lack) => {
    vi.stubEnv('PREVIEW_SECRET', SECRET)
    const rest = await openRest(studio)
    const page = await createTestDocuments(studio).page({ main: [{ blockType: 'BlockQuote', text: 'Hidden' }] })
    const [quote] = page.main ?? []
    const values = { ...page, main: [quote, { ...quote, id: 'a-second-quote', text: '' }] }
    const body = { collection: 'pages', id: page.id, mode: 'edit', values }
    const answer = await rest.call('admin', 'POST', '/preview', { body, headers: { 'accept-language': language } })
    expect(answer.status, answer.text).toBe(200)
    const { overlay, areas, token } = framePreviewSchema.parse(answer.body)
    expect(readPreviewToken(SECRET, token, Date.now())).toMatchObject({ language })
    expect(overlay?.entries[0]).toMatchObject({
      kind: 'page',
      body: { areas: { main: [{ text: 'Hidden' }, { text: lack }] } },
    })
    expect(areas?.find(({ name }) => name === 'main')).toMatchObject({
      title: area,
      blocks: [{ title: block }, { title: block }],
    })
  },
)
