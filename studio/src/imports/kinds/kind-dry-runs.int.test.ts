import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKindRuns } from '../../testing/test-kind-runs.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let run: ReturnType<typeof createKindRuns>

beforeAll(async () => {
  studio = await openTestStudio()
  run = createKindRuns(studio)
})
afterAll(() => studio.close())

const published = async (kind: string, path: string) =>
  (
    await studio.payload.db.pool.query(
      'select body from published.entry where kind = $1 and path = $2 and not deleted',
      [kind, path],
    )
  ).rows[0]?.body

it('a dry run reports what only a save would refuse, and saves nothing', async () => {
  const dry = { isDry: true }
  const count = async () => (await studio.payload.count({ collection: 'redirects' })).totalDocs
  const before = await count()
  const rows = [
    'site;from;target.type;target.path',
    'tailwell/nl_NL;kring-a;path;kring-b',
    'tailwell/nl_NL;kring-b;path;kring-a',
  ]
  const circle = await run('redirects', `${rows.join('\n')}\n`, dry)
  expect(circle.problems).toEqual([
    expect.stringContaining('line 3, target.path: These redirects go round in a circle'),
  ])
  const taken = ['site;path;title;template', 'tailwell/nl_NL;bezet;Bezet;ContentPage\n'].join('\n')
  await run('pages', taken)
  const over = await run('redirects', 'site;from;target.type;target.path\ntailwell/nl_NL;bezet;path;elders\n', dry)
  expect(over.problems).toEqual([expect.stringContaining('belongs to the page')])
  const good = await run('redirects', 'site;from;target.type;target.path\ntailwell/nl_NL;vrij;path;elders\n', dry)
  expect([good.problems, good.counts.new]).toEqual([[], 1])
  const fixed = await run('pages', 'site;path;title;template\ntailwell/nl_NL;search/products;Zoek;ContentPage\n', dry)
  expect(fixed.problems).toHaveLength(1)
  expect(await count()).toBe(before)
  expect(await published('page', 'search/products')).toBeUndefined()
})

it('a store is recognised although its postal code lost its zero in a spreadsheet', async () => {
  const row = (code: string, city: string) =>
    `name;postal_code;city;country;brands;point_of_sale\nTierhaus;${code};${city};DE;tailwell;offline\n`
  await run('stores', row('01067', 'Dresden'))
  const { problems, findings } = await run('stores', row('1067', 'Dresden-Altstadt'))
  expect([problems, findings.map(({ state, changes }) => [state, changes.length])]).toEqual([[], [['changed', 1]]])
})

it('pictures beside the table are stored once, and replace no picture that other sites show', async () => {
  const draw = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const table =
    'site;path;title;role_type;created;shortDescription;image\ntailwell/nl_NL;blog/foto;Foto;blog;2026-06-01;Kort;hond.png\n'
  const beside = { 'hond.png': await draw('#123456') }
  const asked = (isDry: boolean) => run('articles', table, { isDry, status: 'draft' }, 'file.csv', beside)
  const dry = await asked(true)
  expect([dry.problems, dry.counts]).toMatchObject([[], { new: 1, files: 1 }])
  expect((await studio.payload.count({ collection: 'media' })).totalDocs).toBe(0)
  const live = await run('articles', table, { isDry: true }, 'file.csv', beside)
  expect(live.problems).toEqual([expect.stringContaining('no alternative text yet')])
  expect((await asked(false)).problems).toEqual([])
  expect((await asked(false)).counts).toMatchObject({ same: 1, files: 0 })
  const where = { path: { equals: 'blog/foto' } }
  const { docs } = await studio.payload.find({ collection: 'articles', where, depth: 1 })
  expect(docs).toMatchObject([{ image: { filename: 'hond.png' } }])
  const rights = { catalogue: false, sites: ['tailwell/nl_NL'] }
  const other = await run('articles', table, { rights }, 'file.csv', { 'hond.png': await draw('#654321') })
  expect(other.problems).toEqual([expect.stringContaining('give it another name')])
})

it('an import of drafts continues from an existing draft, and publishes nothing over it', async () => {
  const row = (title: string, more = '') =>
    `site;path;title${more && ';status'}\ntailwell/nl_NL;twee-keer;${title}${more}\n`
  await run('pages', 'site;path;title;template\ntailwell/nl_NL;twee-keer;Eerst;ContentPage\n')
  await run('pages', row('Tweede'), { status: 'draft' })
  const again = await run('pages', row('Tweede'), { status: 'draft' })
  expect([again.problems, again.counts]).toMatchObject([[], { changed: 0, same: 1 }])
  const third = await run('pages', row('Derde'), { status: 'draft' })
  expect([third.problems, third.findings.flatMap(({ changes }) => changes)]).toMatchObject([
    [],
    [{ from: 'Tweede', to: 'Derde' }],
  ])
  const told = await run('pages', row('Vierde', ';published'), { status: 'draft' })
  expect(told.problems).toEqual([expect.stringContaining('an editor has a draft of what is published')])
  expect(await published('page', 'twee-keer')).toMatchObject({ title: 'Eerst' })
  const where = { path: { equals: 'twee-keer' } }
  expect((await studio.payload.find({ collection: 'pages', where, draft: true })).docs).toMatchObject([
    { title: 'Derde', _status: 'draft' },
  ])
})
