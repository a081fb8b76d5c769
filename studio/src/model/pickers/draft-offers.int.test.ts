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

async function find(query: Record<string, string>) {
  return offersSchema.parse((await rest.call('editor', 'GET', `/offers?${new URLSearchParams(query)}`)).body).offers
}
const NL = 'tailwell/nl_NL'

describe('drafts', () => {
  test('are offered with their current name and address, the last changed first', async () => {
    const { id } = await make.page({ title: 'Nieuw blad', path: 'nieuw-blad', _status: 'draft' })
    const published = await make.page({ title: 'Al openbaar' })
    await make.page({ title: 'Daarna gemaakt' })
    const save = (of: string, data: object) => studio.payload.update({ collection: 'pages', id: of, data, draft: true })
    await save(id, { title: 'Vlooienkam', path: 'vlooienkam' })
    const asked = { collection: 'pages', site: NL }
    expect(await find({ ...asked, words: 'vlooienkam' })).toMatchObject([
      { id, title: 'Vlooienkam', detail: '/vlooienkam' },
    ])
    expect(await find({ chosen: `pages:${id}` })).toMatchObject([{ title: 'Vlooienkam' }])
    await save(published.id, { title: 'Straks anders' })
    const [first, second] = await find({ ...asked, words: '' })
    expect([first?.id, second?.id]).toEqual([published.id, id])
    for (const words of ['straks', 'al openbaar'])
      expect((await find({ ...asked, words }))[0]?.id, words).toBe(published.id)
  })

  test('of product texts offer their product by the draft name, the last changed first', async () => {
    const [older, newer] = [await make.facts({ name: 'Eén' }), await make.facts({ name: 'Twee' })]
    const text = await make.text(older.id, { name: 'Hooi', _status: 'draft' })
    await make.text(newer.id, { name: 'Stro', _status: 'draft' })
    const data = { name: 'Luzernebrokjes' }
    await studio.payload.update({ collection: 'product-texts', id: text.id, data, draft: true })
    const asked = { collection: 'product-facts', site: NL }
    expect(await find({ ...asked, words: 'luzerne' })).toMatchObject([{ id: older.id, title: 'Luzernebrokjes' }])
    await make.text(newer.id, { name: 'Stroop', site: 'tailwell/de_DE' })
    const unsold = (await find({ ...asked, words: '' })).filter(({ note }) => note !== undefined)
    expect(unsold.map(({ id }) => id).slice(0, 2)).toEqual([older.id, newer.id])
  })
})
