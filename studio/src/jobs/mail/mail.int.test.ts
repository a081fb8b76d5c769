import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { Pool } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../scripts/postgres/testing/test-database.ts'
import { takeSubmissions } from '../submissions/take-submissions.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { queueMail } from './queue-mail.ts'
import { KEPT_FOR_SERVER_S, sendDueMails } from './send-due-mails.ts'
import { readMailSettings } from './settings.ts'
import { openTransport } from './transport.ts'
import { writeMail } from './write-mail.ts'

let database: TestDatabase
let pool: Pool
const folder = mkdtempSync(join(tmpdir(), 'mail-'))
const received: { to: string[]; words: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) =>
    address.startsWith('gone') ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : done(),
  onData(stream, session, done) {
    let words = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      words += text
    })
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), words })
      done()
    })
  },
})

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  received.length = 0
  await pool.query('delete from mails; delete from subscribers; delete from submissions')
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await pool?.end()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const site = (id: string) => {
  const found = findById(id)
  if (found === undefined) throw new Error(`no site ${id}`)
  return found
}
const query = async (text: string, values?: readonly unknown[]) => (await pool.query(text, [...(values ?? [])])).rows
const smtpPort = () => {
  const address = smtp.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
function sendBySmtp(port = smtpPort()) {
  const settings = readMailSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_DIR: folder })
  return sendDueMails(pool, openTransport(settings), settings)
}
const LINK = 'https://www.example.test/newsletter/?confirm=abcdefghijklmnopqrstuvwxyz'

test('a real SMTP server receives the newsletter mails of every site, as text and HTML', {
  timeout: 60_000,
}, async () => {
  const kinds = ['newsletter-confirm', 'newsletter-welcome'] as const
  const sites = BRAND_LOCALES
  for (const each of sites) {
    for (const kind of kinds) {
      await queueMail(query, writeMail(each, kind, { to: 'kim@shop.example', link: LINK, unsubscribe: LINK }))
    }
  }
  while ((await sendBySmtp()) > 0);
  expect(received).toHaveLength(sites.length * kinds.length)
  for (const { words } of received) {
    expect(words).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(words).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(words).toMatch(/^Message-ID:\s+<[\w-]+@(tailwell|aldergrove)\.mail\.menagerie>/m)
  }
  expect(Object.keys(MAIL_KINDS)).toEqual(expect.arrayContaining([...kinds]))
  expect(await query("select 1 from mails where state <> 'sent'")).toEqual([])
})

test('no value from a visitor becomes a header, a recipient or markup', async () => {
  const evil = 'kim@shop.example\r\nBcc: other@victim.example'
  const mail = writeMail(site('tailwell/en_GB'), 'newsletter-confirm', {
    to: 'kim@shop.example',
    values: { brand: '<img src=x onerror=alert(1)>\r\nBcc: other@victim.example' },
    rows: [['Message', '<script>alert(1)</script>']],
    replyTo: evil,
    link: LINK,
  })
  expect(mail.html).not.toMatch(/<img|<script/)
  await queueMail(query, mail)
  await sendBySmtp()
  const [{ to, words } = { to: [], words: '' }] = received
  expect(to).toEqual(['kim@shop.example'])
  expect(words.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
})

test('a mail is tried again while the server is unreachable, and is given up when the mailbox does not exist', async () => {
  const mail = writeMail(site('aldergrove/nl_NL'), 'newsletter-confirm', { to: 'kim@shop.example', link: LINK })
  await queueMail(query, mail)
  await queueMail(query, { ...mail, to: 'gone@shop.example' })
  expect(await sendBySmtp(9)).toBe(2)
  expect(await query('select state, attempts::int from mails')).toEqual(
    [1, 2].map(() => ({ state: 'queued', attempts: 0 })),
  )
  expect(await sendBySmtp()).toBe(0)
  await query(`update mails set next_attempt_at = now() - interval '1 second'`)
  await sendBySmtp()
  const states = await query('select recipient, state, attempts::int from mails order by recipient')
  expect(states).toEqual([
    { recipient: 'gone@shop.example', state: 'dead', attempts: 1 },
    { recipient: 'kim@shop.example', state: 'sent', attempts: 1 },
  ])
})

test('mails wait for an unreachable server over a weekend, and are given up after three days', async () => {
  const mail = writeMail(site('aldergrove/nl_NL'), 'newsletter-confirm', { to: 'kim@shop.example', link: LINK })
  await queueMail(query, mail)
  const age = (seconds: number) =>
    query(`update mails set created_at = now() - make_interval(secs => ${seconds}), next_attempt_at = created_at`)
  const waiting = `select state, attempts::int, round(extract(epoch from next_attempt_at - updated_at))::int as wait_s from mails`
  for (const [seconds, wait_s] of [
    [0, 30],
    [600, 150],
    [60 * 3600, 900],
  ] as const) {
    await age(seconds)
    await sendBySmtp(9)
    expect(await query(waiting)).toEqual([{ state: 'queued', attempts: 0, wait_s }])
  }
  await age(KEPT_FOR_SERVER_S)
  await sendBySmtp(9)
  expect(await query(waiting)).toMatchObject([{ state: 'dead' }])
})

test('without a mail server each mail is written to one file with its headers', async () => {
  const settings = readMailSettings({ MAIL_DIR: folder })
  await queueMail(
    query,
    writeMail(site('tailwell/ru_RU'), 'newsletter-confirm', { to: 'kim@shop.example', link: LINK }),
  )
  await sendDueMails(pool, openTransport(settings), settings)
  const files = readdirSync(folder)
  expect(files).toHaveLength(1)
  expect(readFileSync(join(folder, String(files[0])), 'utf8')).toMatch(/^From: Tailwell <no-reply@tailwell\.example>/m)
})

test('a mail is due at the moment when it is queued, without rounding to a later time', async () => {
  const mail = writeMail(site('tailwell/ru_RU'), 'newsletter-confirm', { to: 'kim@shop.example', link: LINK })
  const client = await pool.connect()
  const late: unknown[] = []
  for (let count = 0; count < 20; count++) {
    // `now()` is constant within a transaction.
    await client.query('begin')
    await queueMail((text, values) => client.query(text, [...(values ?? [])]), mail)
    late.push(...(await client.query('select 1 from mails where next_attempt_at > now()')).rows)
    await client.query('rollback')
  }
  client.release()
  expect(late).toEqual([])
})

test('a newsletter subscription is confirmed by mail and can be stopped, and a repeated request changes nothing', async () => {
  const page = 'https://www.example.test/newsletter/'
  const hand = async (at: number, fields: Record<string, string>) => {
    const sent = {
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      form: 'newsletter' as const,
      locale: 'en_GB',
      site: site('tailwell/en_GB'),
      receivedAt: '2026-11-22T10:00:00.000Z',
      isSpam: false,
      fields,
    }
    await takeSubmissions(query, [sent])
    await takeSubmissions(query, [sent])
  }
  const keyOf = async (name: string) => {
    const [mail] = await query('select text from mails order by created_at desc limit 1')
    return new RegExp(`${name}=([\\w-]+)`).exec(String(mail?.text))?.[1] ?? ''
  }
  const state = async () => (await query('select state, consent_text, confirmed_at from subscribers'))[0]

  await hand(1, { action: 'subscribe', email: 'Kim@Shop.example', page, consent: 'I want it' })
  expect(await state()).toEqual({ state: 'pending', consent_text: 'I want it', confirmed_at: null })
  expect(await query('select kind from mails')).toEqual([{ kind: 'newsletter-confirm' }])
  await hand(2, { action: 'confirm', key: 'x'.repeat(43), page })
  expect(await state()).toMatchObject({ state: 'pending' })
  await hand(3, { action: 'confirm', key: await keyOf('confirm'), page })
  expect(await state()).toMatchObject({ state: 'confirmed', confirmed_at: expect.any(Date) })
  expect(await query('select kind from mails order by created_at')).toHaveLength(2)
  const stop = await keyOf('stop')
  await hand(4, { action: 'subscribe', email: 'kim@shop.example', page, consent: 'Again' })
  expect(await state()).toMatchObject({ state: 'confirmed', consent_text: 'I want it' })
  await hand(5, { action: 'stop', key: stop, page })
  expect(await state()).toMatchObject({ state: 'unsubscribed' })
  expect(JSON.stringify(await query('select fields from submissions'))).not.toContain(stop)
})

test('50 sign-ups of one person send one mail an hour and three a day, and a mailed key works until it expires', async () => {
  await query('delete from mails; delete from subscribers; delete from submissions; delete from accounts.attempt')
  const page = 'https://www.example.test/newsletter/'
  const hand = async (at: number, fields: Record<string, string>, receivedAt = '2026-11-22T10:00:00.000Z') => {
    const where = site(at % 2 ? 'tailwell/en_GB' : 'aldergrove/nl_NL')
    const id = `00000000-0000-4000-8000-${String(1_000 + at).padStart(12, '0')}`
    const sent = { id, form: 'newsletter' as const, locale: where.code, site: where, receivedAt, isSpam: false, fields }
    await takeSubmissions(query, [sent])
  }
  const signUp = (at: number) =>
    hand(at, {
      action: 'subscribe',
      email: at % 3 ? 'kim@shop.example' : `kim+${at}@shop.example`,
      page,
      consent: 'Yes',
    })
  const keys = async () => {
    const mails = await query('select text from mails order by created_at')
    return mails.map(({ text }) => /confirm=([\w-]+)/.exec(String(text))?.[1] ?? '')
  }
  for (let at = 1; at <= 50; at += 1) await signUp(at)
  expect(await keys()).toHaveLength(1)
  for (let hour = 1; hour <= 4; hour += 1) {
    await query(`update accounts.attempt set since = since - interval '61 minutes' where key like 'newsletter-3600/%'`)
    await signUp(100 + hour * 6 + 1)
  }
  expect(await keys()).toHaveLength(3)
  const [first = '', second = ''] = await keys()
  await query(`update subscribers set state = 'pending' where email = 'kim@shop.example'`)
  await hand(201, { action: 'confirm', key: second, page }, '2026-11-30T10:00:00.000Z')
  expect(await query(`select email from subscribers where state = 'confirmed'`)).toEqual([])
  // A later sign-up does not extend the validity of an earlier key.
  await hand(202, { action: 'subscribe', email: 'kim@shop.example', page, consent: 'Yes' }, '2026-11-28T10:00:00.000Z')
  await hand(204, { action: 'confirm', key: second, page }, '2026-11-30T10:00:00.000Z')
  expect(await query(`select email from subscribers where state = 'confirmed'`)).toEqual([])
  await hand(203, { action: 'confirm', key: first, page })
  expect(await query(`select email from subscribers where state = 'confirmed'`)).toEqual([
    { email: 'kim@shop.example' },
  ])
})
