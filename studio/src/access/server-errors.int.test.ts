import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let own: string

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  own = (await make.page({ title: 'Eigen' })).id
})
afterAll(() => studio?.close())

const SITE = 'tailwell/nl_NL'
const save = (body: object, query = '') =>
  rest.call('editor', 'PATCH', `/pages/${own}?overwrite=true${query}`, { body })
const refusedAt = (path: string, message: string) => ({
  status: 400,
  body: { errors: [{ data: { errors: [expect.objectContaining({ path, message })] } }] },
})

describe.each([
  ['a change', ''],
  ['a draft', '&draft=true'],
  ['an autosaved draft', '&draft=true&autosave=true'],
])('%s with a value of the wrong kind is refused at its field', (_, query) => {
  const TEXT = 'This field takes text'
  const CHOICE = 'This is not one of the choices of this field'
  test.each([
    ['title', { title: { a: 1 } }, TEXT],
    ['title', { title: ['a'] }, TEXT],
    ['path', { path: { a: 1 } }, TEXT],
    ['main.0.text', { main: [{ blockType: 'BlockQuote', text: { a: 1 } }] }, TEXT],
    ['_status', { _status: 'x' }, CHOICE],
    ['_status', { _status: { a: 1 } }, CHOICE],
    ['template', { template: { a: 1 } }, CHOICE],
    ['alsoWatchLink.type', { alsoWatchLink: { type: 'x' } }, CHOICE],
    ['created', { created: 'x' }, 'This is not a date'],
    ['main', { main: 'x' }, 'This takes a list'],
    ['main.0', { main: ['x'] }, 'This row has no fields'],
    ['main.0.blockType', { main: [{ blockType: 'No' }] }, 'There is no such block here'],
    ['main.0.blockType', { main: [{ text: 'x' }] }, 'There is no such block here'],
    ['alsoWatchLink', { alsoWatchLink: 'x' }, 'This takes several fields'],
  ])('%s: %j', async (path, body, message) => {
    expect(await save(body, query)).toMatchObject(refusedAt(path, message))
    expect(await studio.payload.findByID({ collection: 'pages', id: own })).toMatchObject({ title: 'Eigen' })
  })

  test('a reference to a deleted picture is refused at its field', async () => {
    expect(await save({ image: randomUUID() }, query)).toMatchObject(
      refusedAt('image', 'The picture chosen here has been deleted: choose another'),
    )
  })
})

test.each([
  { title: { a: 1 } },
  { template: { a: 1 } },
  { template: 'No' },
  { created: 'x' },
  // Not validated by Payload, because this template does not show it.
  { filterAttributes: ['No'] },
  { productFilter: [{ facet: 'No', values: ['a'] }] },
  { main: ['x'] },
])('publishing with %j is refused', async (body) => {
  expect(await save({ ...body, _status: 'published' })).toMatchObject({ status: 400 })
})

test.each([
  ['terms', { vocabulary: 'colour', code: 'wrong-kind', label: 'Kind' }, 'code', 12.5],
  ['redirects', { from: '/oud', match: 'exact', site: SITE, status: '301' }, 'match', 12.5],
  ['redirects', { from: '/oud', match: 'exact', site: SITE, status: '301' }, 'target.type', true],
  ['categories', { code: 'honden', displayName: 'Honden', site: SITE }, 'site', 12.5],
  ['categories', { code: 'honden', displayName: 'Honden', site: SITE }, 'site', true],
  ['categories', { code: 'honden', displayName: 'Honden', site: SITE }, 'parent', 'hond'],
  ['stores', { name: 'Winkel' }, 'point_of_sale', 7],
  ['stores', { name: 'Winkel' }, 'range.extent', false],
  ['product-facts', { sku: '1' }, 'markets.0.rrp', true],
  ['media', { alt: 'x' }, 'focalX', true],
])('creating %s %j with the field %s set to %j is refused at that field', async (collection, body, path, value) => {
  const answer = await rest.call('admin', 'POST', `/${collection}`, {
    body: { ...body, ...nest(path.split('.'), value) },
  })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(`"path":"${path}"`)
})

/** The value at the end of its path, in lists where the path has a number. */
function nest([name = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  if (rest.length === 0) return { [name]: value }
  return { [name]: rest[0] === '0' ? [nest(rest.slice(1), value)] : nest(rest, value) }
}

test('a page whose picture was deleted can be saved without the picture', async () => {
  const { id: image } = await make.media()
  const { id } = await make.page({ image })
  await studio.payload.delete({ collection: 'media', id: image })
  const path = `/pages/${id}?overwrite=true`
  expect(await rest.call('editor', 'PATCH', path, { body: { image } })).toMatchObject({ status: 400 })
  const body = { title: 'Nieuw', image: null, _status: 'published' }
  expect(await rest.call('editor', 'PATCH', path, { body })).toMatchObject({
    status: 200,
    body: { doc: { image: null } },
  })
})

test('requests for versions of a collection that keeps none are answered with 404 for all callers', async () => {
  const own = ['users', 'submissions', 'customers', 'receivers', 'preview-links']
  const slugs = [...own, 'payload-jobs', 'payload-locked-documents', 'payload-preferences', 'payload-kv']
  for (const slug of slugs) {
    const answers = await Promise.all([
      rest.call('admin', 'GET', `/${slug}/versions`),
      rest.call('admin', 'GET', `/${slug}/versions/${randomUUID()}`),
      rest.call('admin', 'POST', `/${slug}/versions/${randomUUID()}`),
      rest.call('anonymous', 'GET', `/${slug}/versions`),
    ])
    expect(
      answers.map(({ status }) => status),
      slug,
    ).toEqual(answers.map(() => 404))
  }
  expect(await rest.call('editor', 'GET', '/pages/versions')).toMatchObject({ status: 200 })
})

test.each([
  '/pages?where[template][equals]=No',
  '/pages?where[template][not_equals]=No',
  '/pages?where[or][0][template][in]=No,Default',
  '/pages?where[template][contains]=No',
  '/pages?where=x',
  '/pages/count?where[template][equals]=No',
  '/pages/versions?where[version.template][equals]=No',
  '/pages?where[updatedAt][like]=x',
  '/pages?where[updatedAt][contains]=%F0%9F%98%80',
  '/pages?where[deletedAt][not_like]=x',
  '/pages?where[main.text][greater_than]=5',
  '/pages?where[main.text][in]=5',
  '/pages?where[main.text][contains]=',
  '/pages?where[title][like][]=a',
  '/pages?where[or]=x',
  '/product-facts?where[and]=x',
])('the invalid query %s is refused with an explanation', async (address) => {
  const message = expect.stringContaining('“where”')
  expect(await rest.call('editor', 'GET', address)).toMatchObject({ status: 400, body: { errors: [{ message }] } })
})

test.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)(
  '%s of Payload’s migrations, which have no API, is answered with 404',
  async (method) => {
    expect(await rest.call('anonymous', method, '/payload-migrations')).toMatchObject({ status: 404 })
  },
)
