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

/** A field, a value found in documents of two sites, and a value found nowhere. */
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
      body: { errors: [{ message: expect.stringContaining('belong to 2 sites') }] },
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

describe('the order of a list tells nothing of the documents that its rows name', () => {
  const ASSIGNED = 'where[assignee][exists]=true'

  test.each([
    ['/submissions', 'assignee.hash'],
    ['/submissions', '-assignee.salt'],
    ['/submissions', 'email,-assignee.resetPasswordToken'],
    ['/submissions', 'assignee__hash'],
    ['/submissions', 'assignee.email'],
    ['/pages/versions', 'parent.title'],
    ['/pages/versions', 'version.category.label'],
    ['/media', 'phonePicture.hash'],
  ])('%s by “%s”', async (list, sort) => {
    const asked = await rest.call('admin', 'GET', `${list}?sort=${sort}&limit=2`)
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ message: expect.stringContaining('sorted') }] } })
  })

  test('nor does the order in which many are changed', async () => {
    const path = `/submissions?${ASSIGNED}&limit=1&sort=assignee.hash`
    expect(await rest.call('back office', 'PATCH', path, { body: { state: 'handled' } })).toMatchObject({ status: 400 })
  })

  test.each([
    ['/submissions', '-receivedAt'],
    ['/submissions', 'assignee'],
    ['/submissions', 'assignee.id'],
    ['/pages/versions', '-version.updatedAt'],
    ['/media', '-filesize'],
  ])('%s by “%s”, which is its own', async (list, sort) => {
    expect(await rest.call('admin', 'GET', `${list}?sort=${sort}&limit=2`)).toMatchObject({ status: 200 })
  })
})

describe('a “sort” that the database does not know is refused with a sentence', () => {
  test.each([
    ['/media', 'alt', 'in several languages, without one'],
    ['/terms', '-label', 'in several languages, without one'],
    ['/product-drafts', 'specification.color', 'a list'],
    ['/product-drafts/versions', 'version.specification.color', 'a list'],
  ])('%s by “%s”: %s', async (list, sort) => {
    const asked = await rest.call('admin', 'GET', `${list}?sort=${sort}&limit=2`)
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ message: expect.stringContaining('sorted') }] } })
  })

  test('what is in several languages is sorted in one of them', async () => {
    expect(await rest.call('admin', 'GET', '/terms?sort=-label&locale=en&limit=2')).toMatchObject({ status: 200 })
  })
})
