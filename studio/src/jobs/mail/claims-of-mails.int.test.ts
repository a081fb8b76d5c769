import { firstSite } from '@menagerie/sites/locales'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { queueMail } from './queue-mail.ts'
import { sendDueMails } from './send-due-mails.ts'
import { readMailSettings } from './settings.ts'
import type { Transport } from './transport.ts'
import { writeMail } from './write-mail.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const query = async (text: string, values?: readonly unknown[]) => (await pool.query(text, [...(values ?? [])])).rows
const settings = readMailSettings({})
const LINK = 'https://www.example.test/newsletter/?confirm=abcdefghijklmnopqrstuvwxyz'

test('a mail that another process sends, or that is deleted, while a slow server takes the one before is not sent again', async () => {
  const mail = writeMail(firstSite(), 'newsletter-confirm', { to: 'kim@shop.example', link: LINK })
  const names = ['one', 'two', 'three'].map((name) => `${name}@shop.example`)
  for (const to of names) await queueMail(query, { ...mail, to })
  const sent: string[] = []
  const note = (to: unknown) => sent.push(z.object({ address: z.string() }).parse(to).address)
  const quick: Transport = { send: async ({ to }) => void note(to), close: () => {} }
  const slow: Transport = {
    ...quick,
    async send({ to }) {
      if (note(to) > 1) return
      const [deleted, taken] = names.filter((name) => !sent.includes(name))
      await query('delete from mails where recipient = $1', [deleted])
      await query(`update mails set next_attempt_at = now() - interval '1 second' where recipient = $1`, [taken])
      expect(await sendDueMails(pool, quick, settings)).toBe(1)
    },
  }
  await sendDueMails(pool, slow, settings)
  expect(sent).toHaveLength(2)
  expect(await query('select recipient, state from mails order by attempts')).toEqual(
    sent.map((recipient) => ({ recipient, state: 'sent' })),
  )
})
