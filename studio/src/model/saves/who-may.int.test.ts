import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { whoMaySchema } from './who-may.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const ask = (who: 'reviewer' | 'anonymous', collection: string, id: string) =>
  rest.call(who, 'GET', `/who-may?${new URLSearchParams({ collection, id })}`)
const namesOf = async (collection: string, id: string) =>
  whoMaySchema.parse((await ask('reviewer', collection, id)).body).names

test('a page is its editors’, and administrators help where a site has none', async () => {
  expect(await namesOf('pages', (await make.page()).id)).toEqual(['editor'])
  expect(await namesOf('pages', (await make.page({ site: 'tailwell/pl_PL' })).id)).toEqual(['admin'])
})

test('what all sites share is the catalogue’s', async () => {
  const facts = await make.facts()
  const term = await make.term({ vocabulary: 'brand', code: 'wie' })
  expect(await namesOf('product-facts', facts.id)).toEqual(['catalogue'])
  expect(await namesOf('terms', term.id)).toEqual(['catalogue'])
})

test('a draft of a product is of those that write its part', async () => {
  const facts = await make.facts()
  const open = async (part: string) => {
    const { body } = await rest.call('admin', 'POST', `/drafts-of-product/${facts.id}`, { body: { part } })
    return z.object({ id: z.string() }).parse(body).id
  }
  expect(await namesOf('product-drafts', await open('shared'))).toEqual(['catalogue'])
  expect(await namesOf('product-drafts', await open('NL'))).toEqual(['editor'])
  expect(await namesOf('product-drafts', await open('DE'))).toEqual(['admin'])
})

test('strangers and odd questions are told nothing', async () => {
  const { id } = await make.page()
  expect((await ask('anonymous', 'pages', id)).status).toBe(403)
  expect((await ask('reviewer', 'users', id)).status).toBe(400)
  expect((await ask('reviewer', 'pages', 'x')).status).toBe(400)
})
