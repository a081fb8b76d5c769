import { afterAll, beforeAll, expect, it } from 'vitest'
import { findStorage } from '../../platform/storage/find-storage.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { type Caller, openRest, STAFF } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { placeOfUpload } from './place-of-upload.ts'
import { removeOldUploads } from './remove-old-uploads.ts'
import { findingsSchema, type ImportRunAnswer, isAtWork, runSchema, runsSchema } from './run-answer.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>

beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  const make = createTestDocuments(studio)
  const { id } = await make.facts({ sku: '700' })
  await make.text(id, { name: 'Oud', url_key: 'oud' })
})
afterAll(() => studio.close())

const NEW = 'sku,internal_name,brands,price:NL,name:nl_NL,url_slug:nl_NL\n701,Nieuw,tailwell,5,Nieuw,honden'

async function upload(who: Caller, table: string, settings: object = {}) {
  const body = new FormData()
  body.append('file', new File([table], 'products.csv', { type: 'text/csv' }))
  body.append('settings', JSON.stringify(settings))
  return rest.call(who, 'POST', '/imports', { body })
}

async function waitFor(who: Caller, id: string): Promise<ImportRunAnswer> {
  for (;;) {
    const { body } = await rest.call(who, 'GET', `/imports/${id}`)
    const run = runSchema.parse(typeof body === 'object' && body !== null && 'run' in body ? body.run : undefined)
    if (!isAtWork(run.state)) return run
    await new Promise((done) => setTimeout(done, 50))
  }
}

const idOf = (body: unknown) => {
  if (typeof body !== 'object' || body === null || !('run' in body)) throw new Error(JSON.stringify(body))
  return runSchema.parse(body.run).id
}

async function check(who: Caller, table: string, settings: object = {}) {
  const { body } = await upload(who, table, settings)
  const run = await waitFor(who, idOf(body))
  const found = await rest.call(who, 'GET', `/imports/${run.id}/findings?state=all`)
  return { run, ...findingsSchema.parse(found.body) }
}

it('an uploaded table is checked, shown with its differences, saved on request and kept with its result', async () => {
  const { run, findings } = await check('admin', `${NEW}\n700,,,9,Nieuwer,\n,,,,,`)
  expect(run).toMatchObject({ state: 'checked', progress: { counts: { new: 1, changed: 1 }, total: 2 } })
  expect(run.progress.columns).toContainEqual({ header: 'name:nl_NL', meaning: 'name:nl_NL' })
  expect(findings).toMatchObject([
    { key: '701', state: 'new' },
    {
      key: '700',
      state: 'changed',
      changes: [
        { field: 'price', from: '12.5', to: '9' },
        { field: 'name', from: 'Oud', to: 'Nieuwer' },
      ],
    },
  ])
  expect((await studio.payload.count({ collection: 'product-facts' })).totalDocs).toBe(1)
  expect((await rest.call('admin', 'POST', `/imports/${run.id}/save`)).status).toBe(200)
  expect(await waitFor('admin', run.id)).toMatchObject({
    state: 'saved',
    progress: { counts: { new: 1, changed: 1, problems: 0 } },
  })
  expect((await studio.payload.count({ collection: 'product-facts' })).totalDocs).toBe(2)
  const table = await rest.call('admin', 'GET', `/imports/${run.id}/result.csv`)
  expect(table.text).toContain('"Oud","Nieuwer"')
  const headers = { 'accept-language': 'de-DE' }
  const told = await rest.call('admin', 'GET', `/imports/${run.id}/result.csv`, { headers })
  expect(told.text).toContain('"Stelle in der Datei";"Website, Sprache oder Land"')
  expect(told.text).toContain('"Geändert"')
  const listed = runsSchema.parse((await rest.call('admin', 'GET', '/imports')).body)
  expect(listed.runs[0]).toMatchObject({ id: run.id, startedBy: 'admin', files: [{ name: 'products.csv' }] })
  const { docs } = await studio.payload.findVersions({
    collection: 'product-texts',
    where: { 'version.name': { equals: 'Nieuwer' } },
  })
  expect(docs[0]?.version.savedBy).toBe('admin')
})

it('an import is checked again with a mapping, and a mapping can be stored by name', async () => {
  const { run, findings } = await check('admin', 'Nummer,Titel\n700,Anders')
  expect(run.progress.columns).toEqual([
    { header: 'Nummer', meaning: null },
    { header: 'Titel', meaning: null },
  ])
  expect(findings.length).toBeGreaterThan(0)
  const mapping = { columns: { Nummer: 'sku', Titel: 'name:nl' } }
  await rest.call('admin', 'POST', `/imports/${run.id}/check`, { body: { mapping } })
  expect(await waitFor('admin', run.id)).toMatchObject({
    state: 'checked',
    progress: { counts: { changed: 1, problems: 0 } },
  })
  await rest.call('admin', 'POST', '/imports/mappings', { body: { name: 'PIM', body: mapping } })
  expect(runsSchema.parse((await rest.call('admin', 'GET', '/imports')).body).mappings).toMatchObject([{ name: 'PIM' }])
})

it('an old upload is deleted, and a later check reports that the file must be uploaded again', async () => {
  const { run } = await check('admin', NEW)
  const place = placeOfUpload(run.id, 'products.csv')
  expect(await findStorage().find(place)).toBeDefined()
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await studio.payload.db.pool.query(text, [...values])).rows
  expect(await removeOldUploads(query)).toBe(0)
  await studio.payload.db.pool.query(`update import_run set seen_at = now() - interval '8 days' where id = $1`, [
    run.id,
  ])
  expect(await removeOldUploads(query)).toBe(1)
  expect(await findStorage().find(place)).toBeUndefined()
  expect(await removeOldUploads(query)).toBe(0)
  await rest.call('admin', 'POST', `/imports/${run.id}/check`, { body: {} })
  expect(await waitFor('admin', run.id)).toMatchObject({
    state: 'failed',
    progress: { failure: 'The uploaded file is no longer available: upload it again' },
  })
})

it('a file that is not a table is refused with an explanation', async () => {
  const body = new FormData()
  body.append('file', new File(['x'], 'cat.png'))
  const answer = await rest.call('admin', 'POST', '/imports', { body })
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('cat.png is not a table') })
})

const ROWS: readonly [Caller, 'may' | string, string][] = [
  ['admin', 'may', 'sku,name:nl_NL,price:NL,barcode\n700,A1,1,11'],
  ['catalogue', 'may', 'sku,barcode\n700,22'],
  ['catalogue', 'texts for tailwell/nl_NL can only be written by its own editors', 'sku,name:nl_NL\n700,A2'],
  ['catalogue', 'prices and availability in NL can only be set by its own editors', 'sku,price:NL\n700,2'],
  ['editor', 'may', 'sku,name:nl_NL,price:NL\n700,A3,3'],
  [
    'editor',
    'applies to all countries: only administrators and the catalogue team can change it',
    'sku,barcode\n700,33',
  ],
  [
    'editor',
    'texts for tailwell/de_DE can only be written by its own editors',
    'sku,name:de_DE,url_slug:de_DE\n700,A4,hunde',
  ],
  [
    'editor',
    'is a new product: only administrators and the catalogue team can create products',
    NEW.replaceAll('701', '702'),
  ],
]

it.each(ROWS)('role and operation: %s imports product data: %s', async (who, may, table) => {
  const { run, findings } = await check(who, table)
  const problems = findings.flatMap((finding) => finding.problems.map(({ message }) => message))
  if (may === 'may') expect([run.state, problems, run.progress.counts?.changed]).toEqual(['checked', [], 1])
  else expect(problems).toContain(may)
})

it.each(['reviewer', 'back office', 'anonymous'] as const)('%s can neither import nor see imports', async (who) => {
  expect((await upload(who, NEW)).status).toBe(who === 'anonymous' ? 401 : 403)
  expect((await rest.call(who, 'GET', '/imports')).status).toBe(who === 'anonymous' ? 401 : 403)
})

it.each([...Object.keys(STAFF), 'anonymous'] as Caller[])(
  'role and operation: only people who may import can store and delete mappings (%s)',
  async (who) => {
    const status = ['admin', 'catalogue', 'editor'].includes(who) ? 200 : who === 'anonymous' ? 401 : 403
    const body = { name: `of ${who}`, body: { columns: { Nummer: 'sku' } } }
    expect((await rest.call(who, 'POST', '/imports/mappings', { body })).status).toBe(status)
    expect((await rest.call(who, 'POST', '/imports/mappings', { body: { ...body, body: null } })).status).toBe(status)
  },
)

it('an editor replaces and deletes only mappings that the editor has saved, as programs import by name for all countries', async () => {
  const keep = async (who: Caller, name: string, columns: object | null) => {
    const body = { name, body: columns && { columns } }
    return (await rest.call(who, 'POST', '/imports/mappings', { body })).status
  }
  const kept = async (name: string) =>
    runsSchema.parse((await rest.call('admin', 'GET', '/imports')).body).mappings.find((each) => each.name === name)
  expect(await keep('catalogue', 'ERP', { Preis: 'price:NL' })).toBe(200)
  expect(await keep('editor', 'ERP', { Preis: 'price:DE' })).toBe(403)
  expect(await keep('editor', 'ERP', null)).toBe(403)
  expect(await kept('ERP')).toMatchObject({ body: { columns: { Preis: 'price:NL' } } })
  expect([await keep('editor', 'own', {}), await keep('editor', 'own', { Preis: 'price:NL' })]).toEqual([200, 200])
  expect([await keep('editor', 'own', null), await keep('editor', 'own', null)]).toEqual([200, 200])
  expect(await kept('own')).toBeUndefined()
  expect([await keep('editor', 'own', {}), await keep('admin', 'own', null)]).toEqual([200, 200])
})

it('all staff can export products, and anonymous users cannot', async () => {
  for (const who of [...Object.keys(STAFF), 'anonymous'] as Caller[]) {
    const answer = await rest.call(who, 'GET', '/products.csv?site=tailwell/nl_NL')
    expect([who, answer.status]).toEqual([who, who === 'anonymous' ? 401 : 200])
    if (answer.status === 200) expect(answer.text).toContain('"700"')
  }
})

const OPERATIONS = [
  ['reads', 'GET', ''],
  ['lists the findings of', 'GET', '/findings?state=all'],
  ['downloads the result of', 'GET', '/result.csv'],
  ['rechecks', 'POST', '/check'],
  ['saves', 'POST', '/save'],
] as const

it.each(OPERATIONS)('role and operation: only an administrator %s an import of customers', async (_, method, path) => {
  const { run } = await check('admin', 'brand,email,first_name\ntailwell,ada@example.test,Ada', { kind: 'customers' })
  const body = method === 'POST' ? { body: { kind: 'customers' } } : {}
  for (const who of [...Object.keys(STAFF), 'anonymous'] as Caller[]) {
    const { status, text } = await rest.call(who, method, `/imports/${run.id}${path}`, body)
    expect([who, status]).toEqual([who, who === 'admin' ? 200 : who === 'anonymous' ? 401 : 403])
    if (who !== 'admin') expect(text).not.toContain('ada@example.test')
    if (method === 'POST' && who === 'admin') await waitFor('admin', run.id)
  }
  for (const who of ['editor', 'catalogue'] as const)
    expect((await rest.call(who, 'GET', '/imports')).text).not.toContain(run.id)
  expect((await rest.call('admin', 'GET', '/imports')).text).toContain(run.id)
})

it.each(['x', '%F0%9F%98%80', '__proto__', 'a'.repeat(300)])('the unknown import %s gets 404', async (id) => {
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/findings'],
    ['GET', '/result.csv'],
    ['POST', '/check'],
    ['POST', '/save'],
  ] as const)
    expect((await rest.call('admin', method, `/imports/${id}${path}`)).status).toBe(404)
})
