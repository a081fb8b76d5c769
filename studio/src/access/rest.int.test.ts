import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../model/collections/collections.ts'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let own: string
let foreign: string

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  own = (await make.page({ title: 'Eigen' })).id
  foreign = (await make.page({ title: 'Fremd', site: 'tailwell/de_DE' })).id
})
afterAll(() => studio?.close())

const where = (field: string, value: string, operator = 'equals') =>
  `where[${field}][${operator}]=${encodeURIComponent(value)}`
const stored = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true })

describe('an editor of one site', () => {
  const data = { title: 'Gekaapt' }

  test.each([
    ['by its id', () => `/pages?${where('id', foreign)}`],
    ['by its site', () => `/pages?${where('site', 'tailwell/de_DE')}`],
    ['by its title, as a draft', () => `/pages?${where('title', 'Fremd')}&draft=true`],
    ['by a filter that matches every page', () => `/pages?${where('id', '', 'exists')}&draft=true&autosave=true`],
  ])('cannot change or delete a page of another site with a request for many, found %s', async (_, path) => {
    await rest.call('editor', 'PATCH', path(), { body: data })
    await rest.call('editor', 'DELETE', path())
    expect(await stored(foreign)).toMatchObject({ title: 'Fremd', site: 'tailwell/de_DE' })
  })

  test('cannot move, copy or create a page into another site with any way of saving', async () => {
    const body = { site: 'tailwell/de_DE' }
    const ways = [
      rest.call('editor', 'PATCH', `/pages/${own}?overwrite=true`, { body }),
      rest.call('editor', 'PATCH', `/pages/${own}?draft=true&autosave=true&overwrite=true`, { body }),
      rest.call('editor', 'PATCH', `/pages?${where('id', own)}`, { body }),
      rest.call('editor', 'POST', `/pages/${own}/duplicate`, { body: { ...body, path: 'kopie' } }),
      rest.call('editor', 'POST', `/pages/${foreign}/duplicate`, { body: { path: 'kopie' } }),
      rest.call('editor', 'POST', '/pages?draft=true', { body: { ...body, title: 'x' } }),
    ]
    expect((await Promise.all(ways)).map(({ status }) => status)).toEqual(ways.map(() => 400))
    expect(await stored(own)).toMatchObject({ site: 'tailwell/nl_NL' })
  })

  test('cannot restore a version of a page of another site, or a version from when an own page was there', async () => {
    const moved = await make.page({ site: 'tailwell/nl_NL' })
    await studio.payload.update({ collection: 'pages', id: moved.id, data: { site: 'tailwell/de_DE' } })
    const { docs } = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: moved.id } } })
    for (const { id } of docs) {
      for (const query of ['', '?draft=true'])
        expect(await rest.call('editor', 'POST', `/pages/versions/${id}${query}`)).toMatchObject({ status: 403 })
    }
    // Nor may an editor restore a version of an own page that belonged to another site.
    await studio.payload.update({ collection: 'pages', id: moved.id, data: { site: 'tailwell/nl_NL' } })
    const german = docs.find(({ version }) => version.site === 'tailwell/de_DE')
    expect(await rest.call('editor', 'POST', `/pages/versions/${german?.id}`)).toMatchObject({ status: 400 })
  })
})

test('an editor cannot give their own account more rights', async () => {
  const id = rest.idOf('editor')
  const body = { role: 'admin', sites: ['tailwell/de_DE'], email: 'boss@example.test', demo: true, sessions: [] }
  await rest.call('editor', 'PATCH', `/users/${id}`, { body: { ...body, hash: 'x', resetPasswordToken: 'x' } })
  await rest.call('editor', 'PATCH', `/users?${where('id', '', 'exists')}`, { body })
  const { docs } = await studio.payload.find({ collection: 'users', showHiddenFields: true, depth: 0 })
  const editor = docs.find((person) => person.id === id)
  expect(editor).toMatchObject({ role: 'editor', sites: ['tailwell/nl_NL'], demo: false })
  expect([editor?.email, editor?.hash, editor?.resetPasswordToken]).not.toContain('x')
  expect(docs.filter(({ role }) => role === 'admin').map(({ name }) => name)).toEqual(['admin'])
  expect((await rest.call('editor', 'GET', '/users/me')).body).toMatchObject({ user: { role: 'editor' } })
})

test('a call cannot set the creation or change date of a document', async () => {
  const long = '2001-01-01T00:00:00.000Z'
  const body = { createdAt: long, updatedAt: long }
  const page = { title: 'Times', site: 'tailwell/nl_NL', template: 'Default', path: 'times' }
  for (const [method, path, more] of [
    ['POST', '/pages?draft=true', page],
    ['PATCH', `/pages/${own}?draft=true&overwrite=true`, {}],
    ['PATCH', `/pages?draft=true&${where('id', own)}`, {}],
    ['PATCH', `/users/${rest.idOf('editor')}`, {}],
  ] as const) {
    const { status, text } = await rest.call('editor', method, path, { body: { ...body, ...more } })
    expect([status < 300, text.includes(long)], `${method} ${path}`).toEqual([true, false])
  }
})

describe('private data of other accounts', () => {
  test.each(['editor', 'reviewer', 'back office'] as const)(
    'cannot be found by the %s through a query or a sort order',
    async (who) => {
      const questions = ['users'].flatMap((collection) => [
        ...['hash', 'salt', 'resetPasswordToken', 'sessions.id'].map(
          (field) => `/${collection}?${where(field, 'a', 'like')}`,
        ),
        `/${collection}?sort=hash`,
        `/${collection}?sort=-resetPasswordToken`,
      ])
      questions.push(`/payload-locked-documents?${where('user.email', 'a', 'like')}`)
      for (const path of questions) expect([400, 403], path).toContain((await rest.call(who, 'GET', path)).status)
    },
  )

  test.each(['editor', 'reviewer'] as const)('is not returned to the %s together with other documents', async (who) => {
    const customer = await studio.payload.create({
      collection: 'customers',
      data: {
        company: 'De Poot',
        address: 'Dorpsstraat 1',
        postcode: '1234 AB',
        city: 'Utrecht',
        name: 'Sanne',
        email: `${who}@example.test`,
        brand: 'tailwell',
        site: 'tailwell/nl_NL',
        state: 'approved',
      },
    })
    await studio.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'customers', value: customer.id },
        user: { relationTo: 'users', value: rest.idOf('admin') },
      },
    })
    const asked = ['depth=5', 'depth=3&populate[users][email]=true&populate[users][hash]=true', 'sort=user.email']
    for (const query of asked) {
      const { status, text } = await rest.call(who, 'GET', `/payload-locked-documents?${query}`)
      expect([status, text.includes('@'), text.includes('hash')]).toEqual([200, false, false])
    }
    const { text } = await rest.call(
      who,
      'GET',
      '/users?depth=5&showHiddenFields=true&select[hash]=true&select[salt]=true',
    )
    expect(text).not.toMatch(/"(hash|salt)":/)
    const { body } = await rest.call(who, 'GET', `/payload-preferences?${where('user.value', rest.idOf('admin'))}`)
    expect(body).toMatchObject({ totalDocs: 0 })
  })
})

test.each(['anonymous'] as const)('an %s caller gets no data from any address of the studio API', async (who) => {
  const [picture, leaflet] = [await make.media(), await make.leaflet()]
  const { collections } = studio.payload.config
  const addresses = [
    ...collections.map(({ slug }) => `/${slug}`),
    ...COLLECTIONS.map(({ slug }) => `/${slug}/count`),
    ...['/pages?draft=true&depth=5', `/pages/${own}?draft=true`, '/pages/versions', '/pages/versions/count'],
    ...[
      '/access',
      '/payload-jobs/run',
      '/payload-jobs/handle-schedules',
      '/graphql',
      '/customers/me',
      '/customers/init',
    ],
    ...[`/media/file/${picture.filename}`, `/leaflets/file/${leaflet.filename}`],
  ]
  // Migrations have no address.
  const refusals = [401, 403, 404, 501]
  for (const path of addresses) expect(refusals, path).toContain((await rest.call(who, 'GET', path)).status)
  const written = [
    ...['/pages', '/users', '/users/first-register', '/submissions', '/payload-locked-documents', '/graphql'],
    ...COLLECTIONS.map(({ slug }) => `/${slug}/access`),
    `/pages/access/${own}`,
  ]
  for (const path of written)
    expect(refusals, path).toContain((await rest.call(who, 'POST', path, { body: { title: 'x' } })).status)
  const asGet = await rest.call(who, 'POST', '/pages', { headers: { 'x-payload-http-method-override': 'GET' } })
  expect(asGet.status).toBe(403)
})

describe('an editor', () => {
  test('cannot make the server fetch a file from another machine', async () => {
    const picture = await make.media()
    const body = { url: 'http://pictures.example/x.png', filename: 'x.png', alt: 'x' }
    expect(await rest.call('editor', 'POST', '/media', { body })).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'file', message: 'Choose a file' }] } }] },
    })
    // Payload would have answered that it could not fetch the file.
    for (const path of ['/leaflets', `/media/${picture.id}/duplicate`])
      expect([400, 404]).toContain((await rest.call('editor', 'POST', path, { body })).status)
    const paste = `/media/paste-url?src=${encodeURIComponent(body.url)}`
    expect(await rest.call('editor', 'GET', paste)).toMatchObject({ status: 400 })
  })

  test('gets a field error for a text with a character that the database cannot store', async () => {
    const block = { blockType: 'BlockQuote', text: 'half \ud83d' }
    for (const [data, path] of [
      [{ title: 'a\0b' }, 'title'],
      [{ title: 'x', main: [block] }, 'main.0.text'],
    ] as const)
      expect(await rest.call('editor', 'PATCH', `/pages/${own}?overwrite=true`, { body: data })).toMatchObject({
        status: 400,
        body: { errors: [{ data: { errors: [{ path }] } }] },
      })
  })

  test('gets an original file with its own content type', async () => {
    const [picture, leaflet] = [await make.media(), await make.leaflet()]
    for (const [path, type] of [
      [`/media/file/${picture.filename}`, picture.mimeType],
      [`/leaflets/file/${leaflet.filename}`, 'application/pdf'],
    ] as const)
      expect((await rest.call('editor', 'GET', path)).type).toBe(type)
  })

  test('gets no server error for an invalid id', async () => {
    const calls = [
      rest.call('editor', 'GET', '/pages/abc?draft=true'),
      rest.call('editor', 'PATCH', '/pages/abc', { body: { title: 'x' } }),
      rest.call('editor', 'DELETE', '/pages/abc'),
      rest.call('editor', 'POST', '/pages/abc/duplicate', { body: {} }),
      rest.call('editor', 'POST', '/pages/versions/abc'),
    ]
    for (const { status } of await Promise.all(calls)) expect([403, 404]).toContain(status)
  })
})
