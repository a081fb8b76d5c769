import { findById } from '@menagerie/sites/locales'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { takeSubmissions } from './take-submissions.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
beforeEach(() =>
  pool.query('delete from mails; delete from subscribers; delete from submissions; delete from accounts.attempt'),
)
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const query = async (text: string, values?: readonly unknown[]) => (await pool.query(text, [...(values ?? [])])).rows
const page = 'https://www.example.test/newsletter/'
const dayOf = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, 1 + day, hour)).toISOString()

async function hand(receivedAt: string, fields: Record<string, string>, ask = query) {
  const site = findById('tailwell/en_GB')
  if (site === undefined) throw new Error('no site')
  const sent = { form: 'newsletter' as const, locale: site.code, site, receivedAt, isSpam: false, fields }
  await takeSubmissions(ask, [{ id: crypto.randomUUID(), ...sent }])
}
/** Simulates that the hours since the last mail have passed. */
const signUp = async (receivedAt: string) => {
  await query('delete from accounts.attempt')
  await hand(receivedAt, { action: 'subscribe', email: 'kim@shop.example', page, consent: 'Yes' })
}
const keys = async () => {
  const mails = await query(`select text from mails where kind = 'newsletter-confirm' order by created_at`)
  return mails.map(({ text }) => /confirm=([\w-]+)/.exec(String(text))?.[1] ?? '')
}
const isConfirmed = async () => (await query(`select 1 from subscribers where state = 'confirmed'`)).length > 0

test.each([0, 1, 2, 3, 4])('after five daily sign-ups the key of day %i still confirms', async (day) => {
  for (let at = 0; at < 5; at += 1) await signUp(dayOf(at))
  await hand(dayOf(4, 12), { action: 'confirm', key: (await keys())[day] ?? '', page })
  expect(await isConfirmed()).toBe(true)
})

test('all keys mailed in a week with three mails a day are valid, and older keys are not kept', async () => {
  for (let day = 0; day < 10; day += 1) for (const hour of [8, 12, 16]) await signUp(dayOf(day, hour))
  const [kept] = await query('select confirm_hash from subscribers')
  expect(String(kept?.confirm_hash).split(' ')).toHaveLength(7 * 3)
  const mailed = await keys()
  await hand(dayOf(9, 17), { action: 'confirm', key: mailed.at(-22) ?? '', page })
  expect(await isConfirmed()).toBe(false)
  await hand(dayOf(9, 17), { action: 'confirm', key: mailed.at(-20) ?? '', page })
  expect(await isConfirmed()).toBe(true)
})

test('finds a key by an index, whatever number of sign-ups was never confirmed', async () => {
  await query(`insert into subscribers (email, state, brand, site, consent_text, consent_at, confirm_hash)
    select n || '@shop.example', 'pending', 'tailwell', 'tailwell/en_GB', 'Yes', now(), encode(sha256(n::text::bytea), 'hex') || '@1800000000'
    from generate_series(1, 20000) n`)
  await pool.query('analyze subscribers')
  const plans: string[] = []
  const explain = async (text: string, values: readonly unknown[] = []) => {
    if (/^\s*update subscribers/.test(text)) plans.push(JSON.stringify(await query(`explain ${text}`, values)))
    return query(text, values)
  }
  await hand(dayOf(0), { action: 'confirm', key: 'x'.repeat(43), page }, explain)
  expect(plans).toEqual([expect.stringContaining('subscribers_confirm_keys_idx')])
})
