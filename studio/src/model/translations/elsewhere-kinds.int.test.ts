import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { copyPlansSchema, madeSchema } from './elsewhere.ts'
import type { TranslatedCollection } from './translated-from.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const DE = 'tailwell/de_DE'
type MadeDocument = { id: string }
const KINDS: Readonly<Record<TranslatedCollection, () => Promise<MadeDocument>>> = {
  pages: () => make.page({ title: 'Honden' }),
  articles: () => make.article({ title: 'Tanden poetsen' }),
  jobs: () => make.job({ title: 'Verkoper' }),
  'product-texts': async () => make.text((await make.facts()).id),
  categories: () => make.category({ code: `dogs-${randomUUID()}` }),
  menus: () => make.menu({ slot: 'footer', items: [] }),
  'site-settings': () => make.siteSettings(),
  'search-settings': () => make.searchSettings(),
}

test.each(Object.entries(KINDS))(
  '%s are planned for Germany, created there as drafts and joined to their source',
  async (collection, create) => {
    const { id } = await create()
    const documents = [{ collection, id }]
    const planned = await rest.call('admin', 'POST', '/elsewhere/plan', { body: { documents, sites: [DE] } })
    expect(planned.status, planned.text).toBe(200)
    expect(copyPlansSchema.parse(planned.body).sites).toMatchObject([{ site: DE, documents: [{ id }], missing: [] }])
    const answer = await rest.call('admin', 'POST', '/elsewhere', { body: { documents, site: DE } })
    expect(answer.status, answer.text).toBe(201)
    const [made] = madeSchema.parse(answer.body).documents
    expect(made).toMatchObject({ collection, source: id })
    const there = await rest.call('admin', 'GET', `/${collection}/${made?.id}?draft=true&depth=0`)
    expect(there.body).toMatchObject({ site: DE, _status: 'draft', translatedFrom: { id } })
    // A second request finds the existing copy.
    const again = await rest.call('admin', 'POST', '/elsewhere/plan', { body: { documents, sites: [DE] } })
    expect(copyPlansSchema.parse(again.body).sites).toMatchObject([{ documents: [{ existing: made?.id }] }])
  },
)
