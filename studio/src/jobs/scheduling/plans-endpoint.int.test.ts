import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { plansSchema } from './plan.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  published = openPublished(studio.databaseUrl)
})
afterEach(() => published.read('delete from payload_jobs'))
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

type Who = Parameters<typeof rest.call>[0]
const plan = (who: Who, id: string, more: object = {}) =>
  rest.call(who, 'POST', '/plans', {
    body: { collection: 'pages', id, type: 'publish', day: '2099-07-01', time: '9:05', ...more },
  })
const list = async (id: string) =>
  plansSchema.parse((await rest.call('reviewer', 'GET', `/plans?collection=pages&id=${id}`)).body)
const refused = (...refusals: object[]) => ({ status: 400, body: { errors: [{ data: { refusals } }] } })

test('a plan uses the time zone of the site, and a reviewer sees it with the person who made it', async () => {
  const page = await make.page({ _status: 'draft' })
  expect(await plan('editor', page.id)).toMatchObject({ status: 201 })
  expect(await list(page.id)).toMatchObject({
    timeZone: 'Europe/Amsterdam',
    plans: [{ type: 'publish', at: '2099-07-01T07:05:00.000Z', by: 'editor', failed: false, reason: null }],
  })
})

describe('a plan is refused with an explanation', () => {
  test('without a day and a valid time', async () => {
    const page = await make.page()
    expect(await plan('editor', page.id, { day: '', time: '25:00' })).toMatchObject(
      refused(
        { field: 'day', message: 'Choose a day' },
        { field: 'time', message: 'Enter the time as 09:30 or 17:05' },
      ),
    )
  })

  test('for a time in the past', async () => {
    const page = await make.page({ _status: 'draft' })
    expect(await plan('editor', page.id, { day: '2020-01-01' })).toMatchObject(
      refused({ field: 'time', message: 'That time is in the past: choose a later one' }),
    )
  })

  test('for a draft that cannot be published, with everything that it lacks, and the draft stays unchanged', async () => {
    const { id } = await studio.payload.create({
      collection: 'pages',
      draft: true,
      data: { site: 'tailwell/nl_NL', main: [{ blockType: 'BlockQuote', text: '' }] },
    })
    const answer = await plan('editor', id)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Title')
    expect(answer.text).toContain('Address')
    expect(await studio.payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({ _status: 'draft' })
    expect(await published.row(id)).toBeUndefined()
    expect((await list(id)).plans).toEqual([])
  })

  test('for an address that another page has', async () => {
    await make.page({ path: 'plan/bezet' })
    const page = await make.page({ path: 'plan/bezet', _status: 'draft' })
    const { status, text } = await plan('editor', page.id)
    expect(status).toBe(400)
    expect(text).toContain('plan/bezet')
  })

  test('for unpublishing a document that is not public, unless it is published before', async () => {
    const page = await make.page({ _status: 'draft' })
    expect(await plan('editor', page.id, { type: 'unpublish' })).toMatchObject(
      refused({ field: 'type', message: expect.stringContaining('nothing to unpublish') }),
    )
    await plan('editor', page.id)
    expect(await plan('editor', page.id, { type: 'unpublish', day: '2099-08-01' })).toMatchObject({ status: 201 })
  })
})

describe('only people who may publish a document', () => {
  test('can plan it: an editor for the editor’s own sites, and a reviewer for none', async () => {
    const [own, other] = [await make.page(), await make.page({ site: 'tailwell/de_DE' })]
    expect(await plan('editor', other.id)).toMatchObject({ status: 403 })
    expect(await plan('reviewer', own.id)).toMatchObject({ status: 403 })
    expect(await plan('anonymous', own.id)).toMatchObject({ status: 403 })
    expect(await plan('editor', own.id, { collection: 'media' })).toMatchObject({ status: 400 })
    expect(await published.read('select 1 from payload_jobs')).toEqual([])
  })

  test('can withdraw its plan', async () => {
    const page = await make.page({ site: 'tailwell/de_DE' })
    await plan('admin', page.id)
    const id = (await list(page.id)).plans[0]?.id ?? ''
    expect(await rest.call('editor', 'DELETE', `/plans/${id}`)).toMatchObject({ status: 403 })
    expect(await rest.call('admin', 'DELETE', `/plans/${id}`)).toMatchObject({ status: 200 })
    expect(await rest.call('admin', 'DELETE', `/plans/${id}`)).toMatchObject({ status: 404 })
    expect((await list(page.id)).plans).toEqual([])
  })
})

test('a failed plan shows the reason', async () => {
  const page = await make.page({ _status: 'draft' })
  await plan('admin', page.id)
  await published.read('update payload_jobs set has_error = true, error = \'{"message": "The process stopped"}\'')
  expect((await list(page.id)).plans).toMatchObject([{ failed: true, reason: 'The process stopped' }])
})
