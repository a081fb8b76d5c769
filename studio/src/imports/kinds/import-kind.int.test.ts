import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { createKindRuns } from '../../testing/test-kind-runs.ts'
import { type Caller, openRest, STAFF } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { EXPORT_FORMATS, type ExportFormat, writeExport } from '../export/write-export.ts'
import { exportKind } from './export-kind.ts'
import type { DocumentKind } from './kinds.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let run: ReturnType<typeof createKindRuns>
let rest: Awaited<ReturnType<typeof openRest>>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  run = createKindRuns(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

async function exported(kind: DocumentKind, format: ExportFormat): Promise<Buffer> {
  return buffer(Readable.from(writeExport(format, await exportKind(studio.payload, kind))))
}

const published = async (kind: string, path: string) =>
  (
    await studio.payload.db.pool.query(
      'select body from published.entry where kind = $1 and path = $2 and not deleted',
      [kind, path],
    )
  ).rows[0]?.body

const TABLES: readonly [kind: DocumentKind, table: string, change: [from: string, to: string]][] = [
  [
    'terms',
    'vocabulary;code;label:nl;label:de\nflavor;salmon;zalm;Lachs\nflavor;duck;eend;Ente\n',
    ['Ente', 'Entenfleisch'],
  ],
  [
    'redirects',
    'site;from;match;target.type;target.url;status\ntailwell/nl_NL;oud/een;exact;external;https://shop.example/;301\ntailwell/nl_NL;oud/twee;exact;external;https://shop.example/b;302\n',
    ['shop.example/b', 'shop.example/c'],
  ],
  [
    'categories',
    'site;code;displayName\ntailwell/nl_NL;dogs;Honden\ntailwell/nl_NL;cats;Katten\n',
    ['Katten', 'Poezen'],
  ],
  [
    'stores',
    'name;point_of_sale;brands;is_featured;city;postal_code;country;lat;lng\nDier & Co;offline;tailwell;ja;Utrecht;3511 AA;NL;52.09;5.12\n',
    ['Utrecht', 'Zeist'],
  ],
  [
    'articles',
    'site;path;title;role_type;created;shortDescription\ntailwell/nl_NL;blog/zalm;Alles over zalm;blog;31.05.2026;Kort\ntailwell/nl_NL;blog/kip;Alles over kip;blog;2026-06-01;Kort\n',
    ['over kip', 'over kippen'],
  ],
  ['pages', 'site;path;title;template\ntailwell/nl_NL;over-ons;Over ons;ContentPage\n', ['Over ons', 'Wie wij zijn']],
]

it.each(TABLES)(
  '%s are imported, the same table again changes nothing, and a change is shown and saved',
  async (kind, table, [from, to]) => {
    const rows = table.trim().split('\n').length - 1
    const dry = await run(kind, table, { isDry: true })
    expect([dry.problems, dry.counts.new]).toEqual([[], rows])
    const first = await run(kind, table)
    expect([first.problems, first.counts.new]).toEqual([[], rows])
    const again = await run(kind, table)
    expect([again.problems, again.counts]).toEqual([[], expect.objectContaining({ same: rows, new: 0, changed: 0 })])
    const changed = await run(kind, table.replace(from, to))
    expect(changed.problems).toEqual([])
    expect(changed.counts).toMatchObject({ changed: 1, same: rows - 1 })
    expect(changed.findings.flatMap(({ changes }) => changes).at(-1)?.to).toContain(to)
    expect((await run(kind, table.replace(from, to))).counts).toMatchObject({ same: rows })
  },
)

it.each(TABLES.flatMap(([kind]) => EXPORT_FORMATS.map((format) => [kind, format] as const)))(
  '%s exported as %s are imported again without a difference',
  async (kind, format) => {
    const { counts, problems, findings } = await run(
      kind,
      await exported(kind, format),
      { isDry: true },
      `file.${format}`,
    )
    expect(findings.flatMap(({ changes }) => changes)).toEqual([])
    expect([problems, counts]).toEqual([[], expect.objectContaining({ new: 0, changed: 0, broken: 0, gone: 0 })])
  },
)

it('an import saves drafts on request, publishes rows with that status, and leaves an editor’s draft alone', async () => {
  const table = 'site;path;title;template\ntailwell/nl_NL;concept;Concept;ContentPage\n'
  expect((await run('pages', table, { status: 'draft' })).counts).toMatchObject({ new: 1, problems: 0 })
  expect(await published('page', 'concept')).toBeUndefined()
  const live = await run('pages', 'site;path;status\ntailwell/nl_NL;concept;published\n')
  expect([live.problems, live.counts.changed]).toEqual([[], 1])
  expect(await published('page', 'concept')).toMatchObject({ title: 'Concept' })
  const { docs } = await studio.payload.find({ collection: 'pages', where: { path: { equals: 'concept' } } })
  const data = { title: 'Van een redacteur', _status: 'draft' as const }
  await studio.payload.update({ collection: 'pages', id: docs[0]?.id ?? '', data, draft: true })
  const { problems } = await run('pages', 'site;path;title\ntailwell/nl_NL;concept;Anders\n')
  expect(problems).toEqual([expect.stringContaining('an editor has a draft of what is published')])
})

it('an import of drafts over a published page leaves the published page unchanged', async () => {
  await run('pages', 'site;path;title;template\ntailwell/nl_NL;staat-al;Staat al;ContentPage\n')
  const { problems, counts } = await run('pages', 'site;path;title\ntailwell/nl_NL;staat-al;Nieuw\n', {
    status: 'draft',
  })
  expect([problems, counts.changed]).toEqual([[], 1])
  expect(await published('page', 'staat-al')).toMatchObject({ title: 'Staat al' })
  const { docs } = await studio.payload.find({
    collection: 'pages',
    where: { path: { equals: 'staat-al' } },
    draft: true,
  })
  expect(docs).toMatchObject([{ title: 'Nieuw', _status: 'draft' }])
})

it('each error is reported by line and field, and the other rows are saved', async () => {
  const table = [
    'site;path;title;template;unknown',
    'tailwell/nl_NL;goed;Goed;ContentPage;x',
    'nowhere;slecht;Slecht;ContentPage;',
    'tailwell/nl_NL;;;;',
    'tailwell/nl_NL;ook-slecht;Slecht;NoTemplate;',
    'tailwell/nl_NL;goed;Twee keer;ContentPage;',
    'tailwell/nl_NL;zonder-titel;;ContentPage;',
  ].join('\n')
  const { problems, counts } = await run('pages', table)
  expect(problems).toEqual(
    [
      expect.stringContaining('line 2, unknown: there is no field “unknown”'),
      expect.stringContaining('line 3, site: “nowhere” is not one of our sites'),
      expect.stringContaining('line 4, title'),
      expect.stringContaining('line 4, path: Enter an address'),
      expect.stringContaining('line 5, template: “NoTemplate” is not a valid option for template'),
      expect.stringContaining('line 6, site, path: is the same as in file.csv, line 2'),
      expect.stringContaining('line 7, title'),
    ].map((each) => each),
  )
  expect(counts).toMatchObject({ new: 1, broken: 5 })
})

it('documents that no row names are deleted only on request, into the bin where one exists', async () => {
  await make.page({ path: 'weg' })
  const keep = await exported('pages', 'csv')
  const without = keep
    .toString('utf8')
    .split('\r\n')
    .filter((line) => !line.includes('"weg"'))
    .join('\r\n')
  expect((await run('pages', without)).counts.gone).toBe(1)
  expect((await run('pages', without, { deletesMissing: true })).counts.gone).toBe(1)
  const { rows } = await studio.payload.db.pool.query(`select deleted_at from pages where path = 'weg'`)
  expect(rows[0]?.deleted_at ?? rows.length).not.toBeNull()
  expect(await published('page', 'weg')).toBeUndefined()
})

it.each([...Object.keys(STAFF), 'anonymous'] as Caller[])(
  'role and operation: only administrators import and export other kinds (%s)',
  async (who) => {
    const body = new FormData()
    body.append('file', new File(['vocabulary,code\nflavor,salmon'], 'terms.csv'))
    body.append('settings', JSON.stringify({ kind: 'terms' }))
    const status = who === 'admin' ? 200 : who === 'anonymous' ? 401 : 403
    expect((await rest.call(who, 'POST', '/imports', { body })).status).toBe(status)
    expect((await rest.call(who, 'GET', '/exports/customers.csv')).status).toBe(status)
  },
)

it('nothing is deleted while a row does not identify its document', async () => {
  await make.page({ path: 'bleibt' })
  const all = (await exported('pages', 'csv')).toString('utf8')
  const lines = all
    .split('\r\n')
    .map((line) =>
      line.includes('"bleibt"')
        ? line.replaceAll('tailwell/nl_NL', 'nowhere').replace(/[\da-f]{8}-[\da-f-]{27}/, '')
        : line,
    )
  const { problems } = await run('pages', lines.join('\r\n'), { deletesMissing: true })
  expect(problems.at(-1)).toMatch(/No page is deleted: 1 row /)
  expect(await published('page', 'bleibt')).toBeDefined()
})
