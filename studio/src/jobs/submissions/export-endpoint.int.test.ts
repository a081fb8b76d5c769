import { randomUUID } from 'node:crypto'
import { findById } from '@menagerie/brands/locales'
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
  await takeSubmissions(query, [{ ...sent, fields: { email, message } }])
}

/** As a person of the back office, or of a role that may not read what visitors sent. */
async function read(query: PayloadRequest['query'], role: 'backOffice' | 'editor' = 'backOffice') {
  const data = { email: `${randomUUID()}@menagerie.example`, password: 'otters hold hands', name: 'Kim', role }
  const user = await studio.payload.create({ collection: 'users', data })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, studio.payload)
  const endpoint = Array.isArray(submissions.endpoints) ? submissions.endpoints[0] : undefined
  if (endpoint === undefined) throw new Error('no endpoint')
  return endpoint.handler(Object.assign(req, { query }))
}

test('the table has what the list is narrowed to, and no formula', async () => {
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

test('it is for those who may read what visitors sent', async () => {
  await expect(read({}, 'editor')).rejects.toThrow('not allowed')
})
