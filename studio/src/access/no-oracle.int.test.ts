import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
  const make = createTestDocuments(studio)
  for (const site of ['tailwell/nl_NL', 'tailwell/de_DE'] as const) {
    await make.page({ title: 'Secret page', site })
    const rows = { form: 'contact', brand: 'tailwell', site, state: 'new', fields: {} } as const
    const receivedAt = new Date().toISOString()
    await studio.payload.create({
      collection: 'submissions',
      data: { ...rows, id: randomUUID(), receivedAt, email: 'secret@home.example' },
    })
  }
})
afterAll(() => studio?.close())

/** One that documents of two sites answer, and one that none does. */
const GUESSES = {
  submissions: ['email', 'secret', 'nothing'],
  pages: ['title', 'Secret', 'nothing'],
} as const

describe.each([
  ['DELETE', undefined],
  ['PATCH', { deletedAt: new Date().toISOString() }],
])('%s of many documents tells no caller what it may not read', (method, body) => {
  test.each([
    ['anonymous', 'submissions'],
    ['anonymous', 'pages'],
    ['editor', 'submissions'],
    ['reviewer', 'submissions'],
  ] as const)('%s guesses at %s', async (who, collection) => {
    const [field, right, wrong] = GUESSES[collection]
    const [hit, miss] = await Promise.all(
      [right, wrong].map((word) =>
        rest.call(who, method, `/${collection}?where[${field}][like]=${word}`, { ...(body && { body }) }),
      ),
    )
    expect(hit).toEqual(miss)
    expect(hit?.status).toBe(403)
  })

  test('who may read them is told that they are of several sites', async () => {
    const path = '/pages?where[title][like]=Secret'
    expect(await rest.call('admin', method, path, { ...(body && { body }) })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('of 2 sites') }] },
    })
  })

  test('what there is not to ask for is refused', async () => {
    expect(
      await rest.call('admin', method, '/pages?where[nonsense][equals]=1', { ...(body && { body }) }),
    ).toMatchObject({ status: 400 })
  })
})

test.each(['media', 'leaflets', 'downloads', 'films'])('a stranger’s file for %s is not opened', async (collection) => {
  const body = new FormData()
  body.append('_payload', '{}')
  body.append('file', new File(['%PDF-1.7 nothing more'], 'broken.pdf', { type: 'application/pdf' }))
  expect(await rest.call('anonymous', 'POST', `/${collection}`, { body })).toMatchObject({ status: 403 })
})
