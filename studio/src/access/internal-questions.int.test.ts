import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const RELATIONS = [
  ['payload-locked-documents', 'user'],
  ['payload-locked-documents', 'document'],
  ['payload-preferences', 'user'],
] as const
const WAYS = ['equals', 'not_equals', 'in', 'exists', 'like', 'greater_than', 'near', 'x']

test.each(RELATIONS)(
  'a query of %s by its %s causes no server error, and an invalid query is refused with an explanation',
  async (slug, field) => {
    const found: string[] = []
    const parts = ['', '.value', '.relationTo', '.x', '.value.email']
    for (const part of parts)
      for (const way of [...WAYS, 'equals][value', 'equals]['])
        for (const path of [`/${slug}`, `/${slug}/count`]) {
          const address = `${path}?where[${field}${part}][${way}]=x`
          const { status } = await rest.call('admin', 'GET', address)
          if (status >= 500) found.push(`${status} ${address}`)
        }
    expect(found).toEqual([])
    const message = expect.stringContaining('“where”')
    expect(await rest.call('admin', 'GET', `/${slug}?where[${field}][equals]=x`)).toMatchObject({
      status: 400,
      body: { errors: [{ message }] },
    })
  },
)

const REFERENCES = [
  ...[{ relationTo: 'users' }, { relationTo: 'x', value: 'y' }, { value: 'x' }, { relationTo: null, value: null }],
  ...[null, {}, [null], 'x'].map((value) => ({ relationTo: 'users', value })),
]
const ODD = [
  null,
  [null],
  [],
  {},
  [{}],
  [[null]],
  'x',
  1,
  true,
  1e308,
  [1e308],
  '\u0000',
  '9'.repeat(400),
  ...REFERENCES,
]
const FIELDS = [
  ['payload-locked-documents', ['user', 'document', 'globalSlug', 'createdAt', 'updatedAt', 'id']],
  ['payload-preferences', ['user', 'key', 'value', 'createdAt', 'updatedAt', 'id']],
] as const

/** Creates one document, as Payload itself does. */
async function make(slug: 'payload-locked-documents' | 'payload-preferences'): Promise<string> {
  const user = { relationTo: 'users' as const, value: rest.idOf('admin') }
  const data = slug === 'payload-preferences' ? { user, key: 'own', value: { a: 1 } } : { user, globalSlug: 'none' }
  return String((await studio.payload.db.create({ collection: slug, data })).id)
}

test.each(FIELDS)('%s accepts or refuses any value without a server error, at the fields %j', async (slug, fields) => {
  const found: string[] = []
  const id = await make(slug)
  const ways = [
    ['POST', `/${slug}`],
    ['PATCH', `/${slug}/${id}`],
    ['PATCH', `/${slug}?where[id][equals]=${id}`],
    ...(slug === 'payload-preferences' ? [['POST', `/${slug}/own`] as const] : []),
  ] as const
  const needed = slug === 'payload-preferences' ? { key: 'own', value: 1 } : {}
  for (const field of fields)
    for (const value of ODD)
      for (const [method, path] of ways) {
        const { status } = await rest.call('admin', method, path, { body: { ...needed, [field]: value } })
        if (status >= 500) found.push(`${status} ${method} ${path} ${field} ${JSON.stringify(value)}`)
      }
  expect(found).toEqual([])
})

test('the lock and preference requests that the admin sends are accepted', async () => {
  const [lock, person] = [await make('payload-locked-documents'), rest.idOf('editor')]
  const body = { user: { relationTo: 'users', value: person } }
  expect(await rest.call('editor', 'PATCH', `/payload-locked-documents/${lock}`, { body })).toMatchObject({
    status: 200,
  })
  const value = { columns: [{ accessor: 'title', active: true }], limit: 25, empty: null, open: [] }
  const kept = await rest.call('editor', 'POST', '/payload-preferences/collection-pages', { body: { value } })
  expect([kept.status, (await rest.call('editor', 'GET', '/payload-preferences/collection-pages')).body]).toEqual([
    200,
    expect.objectContaining({ value }),
  ])
})
