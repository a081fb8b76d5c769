import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../../testing/test-documents.ts'
import { linkedText } from '../../../testing/test-linked-text.ts'
import { openRest } from '../../../testing/test-rest.ts'
import {
  changeReturnedFile,
  findMixedTexts,
  markReturnedTexts,
  RETURNED_KINDS,
} from '../../../testing/test-returned-files.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { madeSchema } from '../elsewhere.ts'
import { type Returned, returnedSchema } from './exchange.ts'

const NL = 'tailwell/nl_NL'
const DE = 'tailwell/de_DE'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let token: string
let pages: { source: string; id: string }[]
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  const data = { email: 't@example.test', password: 'long enough', name: 'Tess', role: 'admin' as const, sites: [] }
  await studio.payload.create({ collection: 'users', data })
  token = (await studio.payload.login({ collection: 'users', data })).token ?? ''
  pages = [await copied('Gezond gebit'), await copied('Schone oren')]
})
afterAll(() => studio.close())

async function copied(title: string, paragraphs = 1) {
  const target = await make.page({ title: `Naar ${title}` })
  const { root } = linkedText([target.id, target.id])
  const children = Array.from({ length: paragraphs }, () => root.children).flat()
  const main = [
    { blockType: 'BlockQuote', text: `Poets {elke} dag: ${title}` },
    { blockType: 'RichText', content: { root: { ...root, children } } },
    { blockType: 'BlockQuote', text: `En nog eens: ${title}` },
  ]
  const source = await make.page({ title, main })
  const body = { documents: [{ collection: 'pages', id: source.id }], site: DE }
  const made = madeSchema.parse((await rest.call('admin', 'POST', '/elsewhere', { body })).body)
  return { source: source.id, id: made.documents[0]?.id ?? '' }
}

async function call(path: string, body?: Uint8Array | string) {
  const request = new Request(`http://studio.example/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `JWT ${token}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  return handleEndpoints({ config: studio.payload.config, request })
}
async function out(format: string, ids = pages.map(({ id }) => id)): Promise<string> {
  const answer = await call(
    `/translation-files/${format}?collection=pages&from=${NL}&to=${DE}&all=true&ids=${ids.join()}`,
  )
  return markReturnedTexts(await answer.text())
}
async function back(file: string | Uint8Array, save = false): Promise<Returned | undefined> {
  const answer = await call(`/translation-files${save ? '?save=true' : ''}`, file)
  return answer.status === 200 ? returnedSchema.parse(await answer.json()) : undefined
}
const statesOf = (returned: Returned | undefined) =>
  (returned?.documents ?? []).flatMap(({ texts, refusal }) => [refusal ?? '', ...texts.map(({ state }) => state)])
const newest = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })

/** Pseudo-random numbers, the same in each run. */
const below = (at: number) => (count: number) => (at * 7) % Math.max(count, 1)

describe.each(['xliff-2.1', 'xliff-1.2'])('%s', (format) => {
  test.each(RETURNED_KINDS.map((kind, at) => ({ kind, at })))(
    '$kind: the file is read or refused as expected, and no texts are mixed up',
    async ({ at }) => {
      const whole = await out(format)
      const expected = statesOf(await back(whole))
      expect(expected.filter((state) => state === 'new').length).toBeGreaterThan(5)
      for (const round of [0, 1, 2]) {
        const { outcome, file } = changeReturnedFile(whole, at, below(round))
        const returned = await back(file)
        expect(findMixedTexts(returned?.documents ?? [])).toEqual([])
        if (outcome === 'refused') expect(returned).toBeUndefined()
        else if (outcome === 'same') expect(statesOf(returned)).toEqual(expect.arrayContaining(expected))
        else expect(statesOf(returned).filter((state) => state === 'new').length).toBeLessThan(expected.length - 2)
      }
    },
  )
})

test('a file exported before a block was moved, removed or edited imports only the texts that still match', async () => {
  const [first] = pages
  const xml = await out('xliff-2.1', [first?.id ?? ''])
  const page = await newest(first?.id ?? '')
  const [quote, text, last] = page.main ?? []
  const main = [text, { ...quote, text: 'Von Hand' }].filter((block) => block !== undefined)
  await studio.payload.update({ collection: 'pages', id: page.id, data: { main }, draft: true })
  const returned = await back(xml, true)
  expect(findMixedTexts(returned?.documents ?? [])).toEqual([])
  expect(statesOf(returned).toSorted()).toEqual(['', 'edited', 'gone', 'new', 'new'])
  const after = await newest(page.id)
  expect(after.main?.map(({ id }) => id)).toEqual([text?.id, quote?.id])
  expect(JSON.stringify(after.main?.[0])).toContain(`${text?.id}/content`)
  expect(JSON.stringify(after.main?.[1])).toContain('Von Hand')
  expect(JSON.stringify(after)).not.toContain(`⟪pages/${page.id}/main/${last?.id}`)
})

test('a text whose paragraphs were partly left untranslated is reported as only partly translated', async () => {
  const { id } = await copied('Twee alinea’s', 2)
  const xml = await out('xliff-2.1', [id])
  const half = xml.replace(/<unit [^>]*content#1 [\s\S]*?<\/unit>/, '')
  expect(half).not.toBe(xml)
  const told = (await back(half))?.documents[0]?.texts.find(({ key }) => key.endsWith('content'))
  expect(told).toMatchObject({ state: 'damaged', problem: 'only part of this text is translated' })
})
