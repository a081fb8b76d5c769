import { randomUUID } from 'node:crypto'
import { findById } from '@menagerie/sites/locales'
import { initI18n } from '@payloadcms/translations'
import { streamXlsxRows } from 'hucre/xlsx'
import { createLocalReq, type PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submissions } from '../../model/collections/submissions.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { takeSubmissions } from './take-submissions.ts'

let studio: TestStudio
let pool: Pool
beforeAll(async () => {
  studio = await openTestStudio()
  pool = new Pool({ connectionString: studio.databaseUrl, max: 1 })
  await hand('tailwell/en_GB', 'ann@otter.example', '=HYPERLINK("http://x.example","a")')
  await hand('tailwell/de_DE', 'kim@shop.example', '<script>alert(1)</script>, "so"\r\nthere')
})
afterAll(async () => {
  await pool?.end()
  await studio?.close()
})

async function hand(siteId: string, email: string, message: string): Promise<void> {
  const site = findById(siteId)
  if (site === undefined) throw new Error(`no site ${siteId}`)
  const query = async (text: string, values?: readonly unknown[]) => (await pool.query(text, [...(values ?? [])])).rows
  const receivedAt = '2026-11-22T10:00:00.000Z'
  const sent = { id: randomUUID(), form: 'contact' as const, locale: site.code, receivedAt, email, isSpam: false, site }
  await takeSubmissions(query, [{ ...sent, fields: { email, message, phone: '+49301234567' } }])
}

type ExportCall = { role?: 'backOffice' | 'editor'; as?: 'csv' | 'xlsx'; languages?: string }

/** Reads as a user of the back office, or of a role without access to submissions. */
async function read(
  query: PayloadRequest['query'],
  { role = 'backOffice', as = 'csv', languages = 'en' }: ExportCall = {},
) {
  const data = { email: `${randomUUID()}@menagerie.example`, password: 'otters hold hands', name: 'Kim', role }
  const user = await studio.payload.create({ collection: 'users', data })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, studio.payload)

  const { i18n: settings } = studio.payload.config
  const i18n = await initI18n({ config: settings, context: 'api', language: languages.startsWith('de') ? 'de' : 'en' })
  const endpoints = Array.isArray(submissions.endpoints) ? submissions.endpoints : []
  const endpoint = endpoints.find(({ path }) => path === `/export.${as}`)
  if (endpoint === undefined) throw new Error('no endpoint')
  return endpoint.handler(Object.assign(req, { i18n, query, headers: new Headers({ 'accept-language': languages }) }))
}

test('the table contains the submissions of the filtered list, and no formula', async () => {
  const all = await (await read({})).text()
  expect(all.match(/@(otter|shop)\.example"/g)).toHaveLength(2)
  expect(all).toContain(`"'=HYPERLINK(""http://x.example"",""a"")"`)
  const german = await (await read({ where: { site: { equals: 'tailwell/de_DE' } } })).text()
  expect(german).toContain('"<script>alert(1)</script>, ""so""\r\nthere"')
  expect(german).not.toContain('otter.example')
  const found = await (await read({ search: 'otter' })).text()
  expect(found).toContain('ann@otter.example')
  expect(found).not.toContain('kim@shop.example')
})

async function readSheets(answer: Response): Promise<unknown[][]> {
  const rows: unknown[][] = []
  for await (const { values } of streamXlsxRows(new Uint8Array(await answer.arrayBuffer()))) rows.push(values)
  return rows
}

test('a table for Germany is separated by semicolons, and its phone numbers have no apostrophe before them', async () => {
  const german = await (await read({}, { languages: 'de-DE,de;q=0.9' })).text()
  expect(german.split('\r\n')[0]).toMatch(/^"[^,]*";"/)
  expect(german).toContain('"+49 30 1234567"')
  expect(german).not.toContain("'+49")
})

test('a table is in the language of the person, with times in the time zone of each site', async () => {
  const german = await (await read({}, { languages: 'de' })).text()
  const [head = '', ...rows] = german.split('\r\n')
  expect(head).toBe(
    '"Eingegangen";"Gesendetes Formular";"Website";"Status";"E-Mail-Adresse";"Ihre Nachricht";"Telefon";"Notiz"',
  )
  expect(rows[0]).toMatch(/^"2026-11-22 10:00";"Kontakt";"tailwell\/en_GB";"Neu";/)
  expect(rows[1]).toMatch(/^"2026-11-22 11:00";"Kontakt";"tailwell\/de_DE";"Neu";/)
})

test('a workbook contains all submitted values as text', async () => {
  const [head = [], ...rows] = await readSheets(await read({}, { as: 'xlsx' }))
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
  expect(column('Phone')).toEqual(['+49 30 1234567', '+49 30 1234567'])
  expect(column('Your message')).toContain('=HYPERLINK("http://x.example","a")')
})

test('none of many submissions from the same moment is left out', async () => {
  await pool.query(`
    insert into submissions (id, created_at, updated_at, received_at, form, email, brand, site, state, fields)
    select gen_random_uuid(), now(), now(), now(), form, 'many' || at || '@otter.example', brand, site, state, fields
    from generate_series(1, 2500) at, (select * from submissions limit 1) one`)
  const rows = await readSheets(await read({ search: 'many' }, { as: 'xlsx' }))
  expect(rows).toHaveLength(2501)
  expect(new Set(rows.map((row) => String(row.find((cell) => String(cell).startsWith('many'))))).size).toBe(2501)
})

test('the export is refused to people who may not read submissions', async () => {
  await expect(read({}, { role: 'editor' })).rejects.toThrow('not allowed')
})
