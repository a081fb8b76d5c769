import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstSite } from '@menagerie/sites/locales'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { deleteOld } from '../submissions/delete-old.ts'
import { hideLinkKeys } from './hide-link-keys.ts'
import { queueMail } from './queue-mail.ts'
import { sendDueMails } from './send-due-mails.ts'
import { readMailSettings } from './settings.ts'
import { openTransport } from './transport.ts'
import { writeMail } from './write-mail.ts'

const KEY = 'abcdefghijklmnopqrstuvwxyz_0-1'

let database: TestDatabase
let pool: Pool
const folder = mkdtempSync(join(tmpdir(), 'mail-'))
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  return pool.query('delete from mails')
})

const query = async (text: string, values?: readonly unknown[]) => (await pool.query(text, [...(values ?? [])])).rows

test('a sent mail is stored without the keys of its links, and a waiting mail with them', async () => {
  const link = `https://www.example.test/business/reset-password/?token=${KEY}`
  await queueMail(query, writeMail(firstSite(), 'account-reset', { to: 'kim@shop.example', link }))
  const readKept = async (): Promise<string[]> => Object.values((await query('select text, html from mails'))[0] ?? {})
  expect((await readKept()).map((words) => words.includes(link))).toEqual([true, true])
  const settings = readMailSettings({ MAIL_DIR: folder })
  await sendDueMails(pool, openTransport(settings), settings)
  const sent = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
  expect(sent).toEqual([expect.stringContaining(KEY)])
  for (const words of await readKept()) {
    expect(words).toContain('https://www.example.test/business/reset-password/?token=…')
    expect(words).not.toContain(KEY)
  }
})

const WELCOME = `https://www.example.test/newsletter/?stop=${KEY}`
const keepWelcome = () =>
  queueMail(
    query,
    writeMail(firstSite(), 'newsletter-welcome', { to: 'kim@shop.example', link: WELCOME, unsubscribe: WELCOME }),
  )
const isKeyKept = async () => JSON.stringify(await query('select * from mails')).includes(KEY)

test('no column of a sent mail contains the key that ends a subscription', async () => {
  await keepWelcome()
  const settings = readMailSettings({ MAIL_DIR: folder })
  await sendDueMails(pool, openTransport(settings), settings)
  const [file = ''] = readdirSync(folder)
  expect(readFileSync(join(folder, file), 'utf8').replace(/\r?\n[ \t]/g, '')).toContain(`<${WELCOME}>`)
  expect(await query('select state, unsubscribe from mails')).toEqual([
    { state: 'sent', unsubscribe: 'https://www.example.test/newsletter/?stop=…' },
  ])
  expect(await isKeyKept()).toBe(false)
})

test.each([
  ['sent by an earlier version', `state = 'sent', sent_at = now()`, false],
  ['given up more than a week ago', `state = 'dead', updated_at = now() - interval '8 days'`, false],
  ['given up less than a week ago', `state = 'dead', updated_at = now() - interval '6 days'`, true],
  ['waiting for a server', `updated_at = now() - interval '8 days'`, true],
])('a mail that is %s keeps its keys or loses them', async (_, set, isKept) => {
  await keepWelcome()
  await query(`update mails set ${set}`)
  await deleteOld(pool, 12)
  expect(await isKeyKept()).toBe(isKept)
})

test.each([
  [`https://studio.example/admin/reset/${KEY}`, 'https://studio.example/admin/reset/…'],
  [`https://www.example/nieuws/?confirm=${KEY}&x=1`, 'https://www.example/nieuws/?confirm=…&x=1'],
  ['https://www.example/hondenvoer-zonder-granen/', 'https://www.example/hondenvoer-zonder-granen/'],
  ['https://www.example/?page=2', 'https://www.example/?page=2'],
])('the link %s is stored as %s', (words, kept) => expect(hideLinkKeys(words)).toBe(kept))
