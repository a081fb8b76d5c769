import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { framePreviewSchema } from '../../preview/preview-answer.ts'
import type { PreviewedCollection } from '../../preview/previewed-collections.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { type LoadedVersions, loadVersions } from './load-versions.ts'
import { loadSides } from './pages/load-sides.ts'
import { toVersionAddresses } from './version-addresses.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  vi.stubEnv('PREVIEW_SECRET', 'a secret of the tests alone')
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await studio.close()
})

/** A request of an administrator. */
async function reqOfAdmin() {
  const found = await studio.payload.findByID({ collection: 'users', id: rest.idOf('admin') })
  return createLocalReq({ user: { ...found, collection: 'users' } }, studio.payload)
}

async function listVersions(collection: PreviewedCollection, id: string) {
  const loaded = await loadVersions(await reqOfAdmin(), studio.payload.collections[collection].config, id, undefined)
  return { ...loaded, ...toAddresses(collection, id, loaded) }
}

const toAddresses = (slug: PreviewedCollection, id: string, { compared }: LoadedVersions) =>
  toVersionAddresses({ admin: '/admin', slug, id, isInBin: false, isChoice: false }, compared)

const save = async (collection: string, id: string, values: object) => {
  const saved = await rest.call('admin', 'PATCH', `/${collection}/${id}?draft=true&overwrite=true`, { body: values })
  expect(saved.status, saved.text).toBe(200)
}

test('a first publish is compared with the original version, not with the draft of the same content', async () => {
  const { id } = await make.page({ title: 'Begin', _status: 'draft' })
  await save('pages', id, { title: 'Af', _status: 'draft' })
  await save('pages', id, { title: 'Af', _status: 'published' })
  const { versions, compared, toVersion } = await listVersions('pages', id)
  const [publish] = versions
  if (publish === undefined) throw new Error('There is no version')
  expect(publish.version._status).toBe('published')
  const began = await studio.payload.findVersionByID({ collection: 'pages', id: compared.first?.id ?? '', depth: 0 })
  expect(began.version.title).toBe('Begin')
  expect(toVersion(publish)).toBe(`/admin/collections/pages/${id}/versions/${publish.id}?versionFrom=${began.id}`)
  // There is no version before the first one.
  const first = versions.at(-1)
  expect(first && toVersion(first)).toBe(`/admin/collections/pages/${id}/versions/${first?.id}`)
  await save('pages', id, { title: 'Later', _status: 'published' })
  const [later] = (await listVersions('pages', id)).versions
  expect(later && (await listVersions('pages', id)).toVersion(later)).toContain(`versionFrom=${publish.id}`)
})

test('the first published version of a page is shown alone', async () => {
  const { id } = await make.page({ title: 'Begin', _status: 'draft' })
  await save('pages', id, { title: 'Af', _status: 'published' })
  const [publish] = (await listVersions('pages', id)).versions
  const sides = await loadSides(await reqOfAdmin(), { collection: 'pages', id, version: publish?.id ?? '' }, undefined)
  expect(sides.map(({ values }) => values.title)).toEqual(['Af'])
})

/** Creates a published document, with a value that a draft changes. */
const KINDS = {
  pages: async () => ({ id: (await make.page()).id, values: { title: 'Nieuw' } }),
  articles: async () => ({ id: (await make.article()).id, values: { title: 'Nieuw' } }),
  jobs: async () => ({ id: (await make.job()).id, values: { title: 'Nieuw' } }),
  'product-texts': async () => {
    const facts = await make.facts()
    return { id: (await make.text(facts.id)).id, values: { name: 'Nieuw' } }
  },
  menus: async () => {
    const items = [{ title: 'Oud', link: { type: 'external', externalLink: 'https://example.test/' } }]
    return { id: (await make.menu({ slot: 'top', items })).id, values: { items: [] } }
  },
  'product-drafts': async () => {
    const facts = await make.facts()
    await make.text(facts.id)
    const { body } = await rest.call('admin', 'POST', `/drafts-of-product/${facts.id}`, { body: { part: 'shared' } })
    return { id: z.object({ id: z.string() }).parse(body).id, values: { name: 'Nieuw', seenOn: 'tailwell/nl_NL' } }
  },
} satisfies Partial<Record<PreviewedCollection, () => Promise<{ id: string; values: object }>>>

test.each(Object.entries(KINDS))('two versions of %s are shown side by side as pages', async (slug, begin) => {
  const collection = z.enum(['pages', 'articles', 'jobs', 'product-texts', 'menus', 'product-drafts']).parse(slug)
  const { id, values } = await begin()
  await save(collection, id, { ...values, _status: 'draft' })
  const { versions, toPages } = await listVersions(collection, id)
  const [draft] = versions
  if (draft === undefined) throw new Error('There is no version')
  expect(toPages?.(draft)).toBe(`/admin/collections/${collection}/${id}/versions/${draft.id}/pages`)
  const { views } = studio.payload.collections[collection].config.admin.components ?? {}
  expect(views).toHaveProperty('versionPages')
  const sides = await loadSides(await reqOfAdmin(), { collection, id, version: draft.id }, undefined)
  expect(sides).toHaveLength(2)
  expect(sides[1]?.values).toMatchObject(values)
  for (const side of sides) {
    const body = { collection, id, mode: 'preview', values: side.values }
    const drawn = framePreviewSchema.parse((await rest.call('admin', 'POST', '/preview', { body })).body)
    expect(drawn.problem ?? '').toBe('')
    expect(drawn.address).toContain('nl')
  }
})
