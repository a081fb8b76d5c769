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
])('%s of many documents reveals nothing that the caller may not read', (method, body) => {
  test.each([
    ['anonymous', 'submissions'],
    ['anonymous', 'pages'],
    ['editor', 'submissions'],
    ['reviewer', 'submissions'],
  ] as const)('%s gets the same refusal for right and wrong guesses about %s', async (who, collection) => {
    const [field, right, wrong] = GUESSES[collection]
    const [hit, miss] = await Promise.all(
      [right, wrong].map((word) =>
        rest.call(who, method, `/${collection}?where[${field}][like]=${word}`, { ...(body && { body }) }),
      ),
    )
    expect(hit).toEqual(miss)
    expect(hit?.status).toBe(403)
  })

  test('a caller who may read the documents is told that they belong to several sites', async () => {
    const path = '/pages?where[title][like]=Secret'
    expect(await rest.call('admin', method, path, { ...(body && { body }) })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('belong to 2 sites') }] },
    })
  })

  test('a query by a field that does not exist is refused', async () => {
    expect(
      await rest.call('admin', method, '/pages?where[nonsense][equals]=1', { ...(body && { body }) }),
    ).toMatchObject({ status: 400 })
  })
})

test.each(['media', 'leaflets', 'downloads', 'films'])(
  'a file that an anonymous caller uploads to %s is refused without being opened',
  async (collection) => {
    const body = new FormData()
    body.append('_payload', '{}')
    body.append('file', new File(['%PDF-1.7 nothing more'], 'broken.pdf', { type: 'application/pdf' }))
    expect(await rest.call('anonymous', 'POST', `/${collection}`, { body })).toMatchObject({ status: 403 })
  },
)

describe('sorting a list reveals nothing about the documents that its rows refer to', () => {
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
  ])('%s cannot be sorted by “%s”', async (list, sort) => {
    const asked = await rest.call('admin', 'GET', `${list}?sort=${sort}&limit=2`)
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ message: expect.stringContaining('sorted') }] } })
  })

  test('an update of many cannot be sorted by a field of a referenced document', async () => {
    const path = `/submissions?${ASSIGNED}&limit=1&sort=assignee.hash`
    expect(await rest.call('back office', 'PATCH', path, { body: { state: 'handled' } })).toMatchObject({ status: 400 })
  })

  test.each([
    ['/submissions', '-receivedAt'],
    ['/submissions', 'assignee'],
    ['/submissions', 'assignee.id'],
    ['/pages/versions', '-version.updatedAt'],
    ['/media', '-filesize'],
  ])('%s can be sorted by “%s”, a field of its own', async (list, sort) => {
    expect(await rest.call('admin', 'GET', `${list}?sort=${sort}&limit=2`)).toMatchObject({ status: 200 })
  })
})

describe('a “sort” that the database does not support is refused with an explanation', () => {
  test.each([
    ['/media', 'alt', 'in several languages, without one'],
    ['/terms', '-label', 'in several languages, without one'],
    ['/product-drafts', 'specification.color', 'a list'],
    ['/product-drafts/versions', 'version.specification.color', 'a list'],
  ])('%s by “%s”: %s', async (list, sort) => {
    const asked = await rest.call('admin', 'GET', `${list}?sort=${sort}&limit=2`)
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ message: expect.stringContaining('sorted') }] } })
  })

  test('a list can be sorted by a translated field when one language is requested', async () => {
    expect(await rest.call('admin', 'GET', '/terms?sort=-label&locale=en&limit=2')).toMatchObject({ status: 200 })
  })
})
