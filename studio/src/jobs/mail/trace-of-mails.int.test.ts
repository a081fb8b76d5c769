import { findById } from '@menagerie/sites/locales'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { takeSubmissions } from '../submissions/take-submissions.ts'
import { sendDueMails } from './send-due-mails.ts'
import { readMailSettings } from './settings.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const query = async (text: string) => (await pool.query(text)).rows

function requireSite() {
  const found = findById('tailwell/en_GB')
  if (found === undefined) throw new Error('This site does not exist')
  return found
}

test('a mail carries the trace id of its request, and a mail without a trace carries none', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const hand = async (at: number, more: object) => {
    const sent = {
      id: `00000000-0000-4000-8000-${String(900 + at).padStart(12, '0')}`,
      form: 'newsletter' as const,
      locale: 'en_GB',
      site: requireSite(),
      receivedAt: new Date().toISOString(),
      isSpam: false,
      fields: {
        action: 'subscribe',
        email: `traced${at}@shop.example`,
        page: 'https://www.example.test/',
        consent: 'x',
      },
    }
    const client = await pool.connect()
    const inside = async (text: string, values?: readonly unknown[]) =>
      (await client.query(text, [...(values ?? [])])).rows
    await inside('begin')
    await takeSubmissions(inside, [{ ...sent, ...more }])
    await inside('commit')
    client.release()
  }
  await hand(1, { trace })
  await hand(2, {})
  const traces = await query('select trace from mails order by recipient')
  expect(traces).toEqual([{ trace }, { trace: null }])
  expect(await query("select trace from submissions where email like 'traced%' or trace is not null")).toContainEqual({
    trace,
  })
  const headers: unknown[] = []
  const transport = { send: async (message: { headers?: unknown }) => void headers.push(message.headers), close() {} }
  await sendDueMails(pool, transport, readMailSettings({ MAIL_DIR: '/nowhere' }))
  expect(headers).toContainEqual(expect.objectContaining({ 'X-Trace-Id': trace }))
  expect(headers.filter((each) => JSON.stringify(each).includes('X-Trace-Id'))).toHaveLength(1)
})
