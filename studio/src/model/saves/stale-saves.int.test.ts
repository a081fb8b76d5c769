import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest, type RestAnswer } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { BASED_ON, staleSchema, toBasedOn } from './save-version.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const saved = z.object({ doc: z.looseObject({ updatedAt: z.string() }) })
const versionOf = ({ body }: RestAnswer) => saved.parse(body).doc.updatedAt
const basedOn = (version: string) => ({ [BASED_ON]: toBasedOn(version) })
const newest = async (id: string) =>
  z.looseObject({ updatedAt: z.string() }).parse((await rest.call('admin', 'GET', `/pages/${id}?draft=true`)).body)
const versionsOf = async (id: string) => {
  const { docs } = await studio.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  })
  return docs.map(({ version }) => `${version.title}, ${version.savedBy ?? '-'}`)
}
const DRAFT = '?draft=true&autosave=true'

describe('two people save one page', () => {
  test.each([
    ['draft over draft', DRAFT, DRAFT],
    ['draft over a published version', '', DRAFT],
    ['publish over a draft', DRAFT, ''],
    ['publish over publish', '', ''],
  ])(
    'a save based on an older version is refused and names the author of the newer one: %s',
    async (_, first, second) => {
      const page = await make.page({ title: 'Oud' })
      const opened = (await newest(page.id)).updatedAt
      const a = { body: { title: 'Van A', _status: first ? 'draft' : 'published' }, headers: basedOn(opened) }
      const b = { body: { subTitle: 'Van B', _status: second ? 'draft' : 'published' }, headers: basedOn(opened) }
      const accepted = await rest.call('editor', 'PATCH', `/pages/${page.id}${first}`, a)
      expect(accepted.status).toBe(200)
      const refused = await rest.call('admin', 'PATCH', `/pages/${page.id}${second}`, b)
      expect(refused.status).toBe(409)
      const { errors } = z
        .object({ errors: z.array(z.object({ data: z.object({ stale: staleSchema }) })) })
        .parse(refused.body)
      expect(errors[0]?.data.stale).toEqual({ version: versionOf(accepted), savedBy: 'editor' })
      expect(await newest(page.id)).toMatchObject({ title: 'Van A', savedBy: 'editor', savedOver: null })

      const again = { ...b, headers: basedOn(versionOf(accepted)) }
      expect((await rest.call('admin', 'PATCH', `/pages/${page.id}${second}`, again)).status).toBe(200)
      expect(await newest(page.id)).toMatchObject({ title: 'Van A', subTitle: 'Van B', savedBy: 'admin' })
    },
  )

  test('each person gets a version of what they wrote, even with automatically saved drafts', async () => {
    const page = await make.page({ title: 'Oud' })
    let version = (await newest(page.id)).updatedAt
    const write = async (who: 'editor' | 'admin', title: string) => {
      const ask = { body: { title, _status: 'draft' }, headers: basedOn(version) }
      version = versionOf(await rest.call(who, 'PATCH', `/pages/${page.id}${DRAFT}`, ask))
    }
    for (const title of ['Van A', 'Van A, langer']) await write('editor', title)
    for (const title of ['Van B', 'Van B, langer']) await write('admin', title)
    await write('editor', 'Weer A')
    expect(await versionsOf(page.id)).toEqual([
      'Weer A, editor',
      'Van B, langer, admin',
      'Van A, langer, editor',
      'Oud, -',
    ])
  })

  test('two people with the same name each get their own version', async () => {
    const page = await make.page({ title: 'Oud' })
    const namesakes = await openRest(studio)
    let version = (await newest(page.id)).updatedAt
    const write = async ({ call }: typeof rest, title: string) => {
      const ask = { body: { title, _status: 'draft' }, headers: basedOn(version) }
      version = versionOf(await call('editor', 'PATCH', `/pages/${page.id}${DRAFT}`, ask))
    }
    await write(rest, 'Van A')
    await write(namesakes, 'Van B')
    await write(namesakes, 'Van B, langer')
    expect(await versionsOf(page.id)).toEqual(['Van B, langer, editor', 'Van A, editor', 'Oud, -'])
  })

  test('a turned-down save becomes an older version and is neither the newest nor public', async () => {
    const page = await make.page({ title: 'Oud', subTitle: 'Onder' })
    const ask = { body: { title: 'Van A', _status: 'draft' }, headers: basedOn((await newest(page.id)).updatedAt) }
    const theirs = versionOf(await rest.call('editor', 'PATCH', `/pages/${page.id}${DRAFT}`, ask))
    const values = { title: 'Van B', subTitle: null, _status: 'published' }
    const keep = (who: 'admin' | 'back office') =>
      rest.call(who, 'POST', '/keep-both', { body: { collection: 'pages', id: page.id, values } })
    expect((await keep('back office')).status).toBeGreaterThanOrEqual(400)
    expect((await keep('admin')).status).toBe(204)
    expect(await newest(page.id)).toMatchObject({ title: 'Van A', updatedAt: theirs, savedBy: 'editor' })
    expect((await studio.payload.findByID({ collection: 'pages', id: page.id })).title).toBe('Oud')
    expect(await versionsOf(page.id)).toEqual(['Van A, editor', 'Van B, admin (turned down)', 'Oud, -'])

    const next = { body: { title: 'Van A en B', _status: 'draft' }, headers: basedOn(theirs) }
    expect((await rest.call('admin', 'PATCH', `/pages/${page.id}${DRAFT}`, next)).status).toBe(200)
    expect(await versionsOf(page.id)).toEqual([
      'Van A en B, admin',
      'Van A, editor',
      'Van B, admin (turned down)',
      'Oud, -',
    ])
  })

  test('content of one window that the same person replaces from another window is kept as a version', async () => {
    const page = await make.page({ title: 'Oud' })
    let version = (await newest(page.id)).updatedAt
    const write = async (title: string) => {
      const ask = { body: { title, _status: 'draft' }, headers: basedOn(version) }
      version = versionOf(await rest.call('editor', 'PATCH', `/pages/${page.id}${DRAFT}`, ask))
    }
    const choose = (who: 'editor' | 'back office') =>
      rest.call(who, 'POST', '/keep-both', { body: { collection: 'pages', id: page.id } })
    for (const title of ['Een venster', 'Een venster, langer']) await write(title)
    expect((await choose('back office')).status).toBe(403)
    expect((await choose('editor')).status).toBe(204)
    await write('Ander venster')
    expect(await versionsOf(page.id)).toEqual(['Ander venster, editor', 'Een venster, langer, editor', 'Oud, -'])
  })

  test('only one of several saves at the same moment is accepted', async () => {
    const page = await make.page()
    const headers = basedOn((await newest(page.id)).updatedAt)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        rest.call('admin', 'PATCH', `/pages/${page.id}${DRAFT}`, { body: { title: `Nr. ${index}` }, headers }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('successive saves, each based on the version before, are all accepted', async () => {
    const page = await make.page()
    let version = (await newest(page.id)).updatedAt
    for (const title of ['een', 'twee', 'drie', 'vier']) {
      const answer = await rest.call('editor', 'PATCH', `/pages/${page.id}${DRAFT}`, {
        body: { title },
        headers: basedOn(version),
      })
      version = versionOf(answer)
    }
    expect(await newest(page.id)).toMatchObject({ title: 'vier', updatedAt: version })
  })
})

describe('a save without a base version', () => {
  test('is refused, for documents that sites share as well', async () => {
    const page = await make.page()
    const facts = await make.facts()
    expect((await rest.call('admin', 'PATCH', `/pages/${page.id}`, { body: { title: 'x' } })).status).toBe(428)
    const answer = await rest.call('admin', 'PATCH', `/product-facts/${facts.id}`, {
      body: { name: 'x' },
      headers: { [BASED_ON]: '"yesterday"' },
    })
    expect(answer.status).toBe(428)
  })

  test('is accepted with the overwrite flag, which the version records', async () => {
    const page = await make.page()
    const path = `/pages/${page.id}?draft=true&overwrite=true`
    expect(
      (
        await rest.call('editor', 'PATCH', path, {
          body: { title: 'Script', savedBy: 'someone else', savedOver: false },
        })
      ).status,
    ).toBe(200)
    expect(await newest(page.id)).toMatchObject({ title: 'Script', savedBy: 'editor', savedOver: true })
  })

  test('is refused because of missing rights first', async () => {
    const german = await make.page({ site: 'tailwell/de_DE' })
    expect((await rest.call('editor', 'PATCH', `/pages/${german.id}`, { body: { title: 'x' } })).status).toBe(403)
    expect((await rest.call('reviewer', 'PATCH', `/pages/${german.id}`, { body: { title: 'x' } })).status).toBe(403)
  })
})

describe('open windows of a document', () => {
  const beat = (who: 'editor' | 'admin' | 'anonymous', id: string, window: string, leaving = false) =>
    rest.call(who, 'POST', '/presence', { body: { collection: 'pages', id, window, leaving } })
  const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

  test('show each other’s users by name until they leave, with the newest version', async () => {
    const page = await make.page()
    expect((await beat('editor', page.id, one)).body).toMatchObject({ others: [] })
    const { updatedAt } = await newest(page.id)
    expect((await beat('admin', page.id, two)).body).toMatchObject({
      others: [{ name: 'editor', isSelf: false }],
      newest: { version: updatedAt },
    })
    expect((await beat('editor', page.id, one, true)).status).toBe(204)
    expect((await beat('admin', page.id, two)).body).toMatchObject({ others: [] })
  })

  test('show nothing to anonymous callers, and nothing about a document that does not exist', async () => {
    const page = await make.page()
    expect((await beat('anonymous', page.id, one)).status).toBe(403)
    expect((await beat('admin', one, two)).body).toEqual({ others: [], newest: null })
    expect((await beat('admin', 'x', two)).status).toBe(400)
  })
})
