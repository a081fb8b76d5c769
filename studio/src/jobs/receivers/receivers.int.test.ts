import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { SubmittedForm } from '@menagerie/contract/forms'
import { findById } from '@menagerie/sites/locales'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Receiver } from '../../payload-types.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { readMailHealth } from '../mail/watch-mail.ts'
import { takeSubmissions } from '../submissions/take-submissions.ts'
import { readOwnHosts } from './receiver-address.ts'
import { MAX_TRIES, sendDueDeliveries } from './send-due-deliveries.ts'

const SECRET = 'a secret of sixteen letters'
let studio: TestStudio
let pool: Pool
const got: { path?: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const program = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  got.push({ path: request.url, headers: request.headers, body })
  response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end('x'.repeat(100_000))
})
const hostOf = () => {
  const address = program.address()
  return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

beforeAll(async () => {
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('RECEIVER_HOSTS', hostOf())
  studio = await openTestStudio()
  pool = new Pool({ connectionString: studio.databaseUrl, max: 2 })
})
beforeEach(async () => {
  got.length = 0
  status = 200
  await pool.query('delete from deliveries; delete from receivers; delete from mails; delete from submissions')
})
afterAll(async () => {
  await pool?.end()
  await studio?.close()
  program.closeAllConnections()
  program.close()
})

const query = async (text: string, values?: readonly unknown[]) => (await pool.query(text, [...(values ?? [])])).rows
const send = () => sendDueDeliveries(pool, readOwnHosts(hostOf()))
/** The column stores milliseconds, so `now()` may be rounded up. */
const dueNow = () => query("update deliveries set next_attempt_at = now() - interval '1 second'")
const states = () => query('select state, attempts::int, last_error from deliveries')

type ReceiverFields = Partial<Omit<Receiver, 'id' | 'createdAt' | 'updatedAt'>>
const receiver = (data: ReceiverFields) =>
  studio.payload.create({
    collection: 'receivers',
    data: { name: 'Ours', kind: 'webhook', secret: SECRET, forms: ['contact'], ...data },
  })
const webhook = (more: ReceiverFields = {}) => receiver({ url: `http://${hostOf()}/in`, ...more })

async function hand(
  siteId: string,
  more: { form?: SubmittedForm; isSpam?: boolean; fields?: Record<string, string> } = {},
): Promise<string> {
  const site = findById(siteId)
  if (site === undefined) throw new Error(`no site ${siteId}`)
  const sent = {
    id: randomUUID(),
    form: 'contact' as const,
    locale: site.code,
    receivedAt: '2026-11-22T10:00:00.000Z',
    email: 'kim@shop.example',
    fields: { email: 'kim@shop.example', 'first-name': 'Kim', message: 'Hello\nthere' },
    isSpam: false,
    site,
    ...more,
  }
  await takeSubmissions(query, [sent])
  await takeSubmissions(query, [sent])
  return sent.id
}

test('a webhook receives each submission once, signed with its secret and the time', async () => {
  await webhook()
  const id = await hand('tailwell/en_GB')
  await send()
  expect(got).toHaveLength(1)
  const { headers, body } = got[0] ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toMatchObject({ id, form: 'contact', brand: 'tailwell', locale: 'en_GB' })
  const [, seconds = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['menagerie-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'))
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(600)
  expect(await query('select state, body from deliveries')).toEqual([{ state: 'sent', body: '' }])
})

test('after a change of the secret both secrets sign, for seven days or until an administrator ends the former one', async () => {
  const { id } = await webhook()
  const change = (data: ReceiverFields) => studio.payload.update({ collection: 'receivers', id, data })
  const signers = async () => {
    got.length = 0
    await hand('tailwell/en_GB')
    await send()
    const { headers, body } = got[0] ?? { headers: {}, body: '' }
    const header = String(headers['menagerie-signature'])
    const [, seconds = ''] = /^t=(\d+),/.exec(header) ?? []
    const signatures = [...header.matchAll(/,v1=([0-9a-f]{64})/g)].map(([, signature]) => signature)
    const secrets = [SECRET, 'another secret of letters', 'a third secret of letters']
    const sign = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return signatures.map((signature) => secrets.findIndex((secret) => sign(secret) === signature))
  }
  expect(await signers()).toEqual([0])
  await change({ secret: 'another secret of letters' })
  expect(await signers()).toEqual([1, 0])
  await change({ name: 'Renamed', formerSecret: 'of a stranger, as a secret' })
  expect(await signers()).toEqual([1, 0])
  await change({ formerSecret: '' })
  expect(await signers()).toEqual([1])
  await change({ secret: 'a third secret of letters' })
  const [row] = await query(`select former_secret_ends - now() > interval '6 days 23 hours' as long,
    former_secret_ends - now() < interval '7 days 1 minute' as short from receivers`)
  expect(row).toEqual({ long: true, short: true })
  await query(`update receivers set former_secret_ends = now() - interval '1 second'`)
  expect(await signers()).toEqual([2])
})

test('receivers get only their forms and sites, and nothing while paused; a mail to a mailbox replies to the visitor', async () => {
  await webhook({ sites: ['tailwell/nl_NL', 'tailwell/de_DE'] })
  await webhook({ forms: ['contact-es'] })
  const paused = await webhook({ active: false })
  await receiver({ kind: 'mail', address: 'desk@company.example', forms: ['contact'], sites: ['tailwell/de_DE'] })
  await hand('tailwell/de_DE')
  await hand('tailwell/en_GB')
  await hand('tailwell/de_DE', { isSpam: true })
  await send()
  expect(got).toHaveLength(1)
  const [mail] = await query('select recipient, reply_to, text from mails')
  expect(mail).toMatchObject({ recipient: 'desk@company.example', reply_to: 'kim@shop.example' })
  expect(mail?.text).toContain('Vorname: Kim')
  await studio.payload.update({ collection: 'receivers', id: String(paused.id), data: { active: true } })
  expect(await send()).toBe(0)
})

test('a mail to a mailbox in Spain shows the topic in the words of the form', async () => {
  await receiver({ kind: 'mail', address: 'desk@company.example', forms: ['contact-es'] })
  await hand('tailwell/es_ES', { form: 'contact-es', fields: { asunto: 'claims', privacidad: 'on' } })
  const [mail] = await query('select text from mails')
  expect(mail?.text).toContain('Reclamaciones y control de calidad')
  expect(mail?.text).toContain('privacidad: ✓')
})

test('a failed delivery is retried with the same id, given up after the last try, and can be queued again by hand', async () => {
  await webhook()
  await hand('tailwell/en_GB')
  status = 500
  await send()
  expect(await states()).toEqual([{ state: 'queued', attempts: 1, last_error: 'It responded with 500' }])
  expect(await send()).toBe(0)
  status = 302
  await dueNow()
  await send()
  expect(new Set(got.map(({ headers }) => headers['menagerie-delivery'])).size).toBe(1)
  await query(`update deliveries set attempts = ${MAX_TRIES - 1}, next_attempt_at = now() - interval '1 second'`)
  await send()
  expect(await states()).toMatchObject([{ state: 'dead', last_error: 'It responded with 302' }])
  const [row] = await query('select id from deliveries')
  await studio.payload.update({ collection: 'deliveries', id: String(row?.id), data: { state: 'queued' } })
  status = 204
  await send()
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }])
})

test('a receiver that is away, with many forms that wait for it, delays no other receiver', async () => {
  status = 500
  await webhook({ url: `http://${hostOf()}/away` })
  for (let at = 0; at < 25; at += 1) await hand('tailwell/en_GB')
  await webhook({ name: 'Other', url: `http://${hostOf()}/other` })
  await hand('tailwell/en_GB')
  await query(`update deliveries set next_attempt_at = created_at - interval '1 second'`)
  await send()
  expect(got.map(({ path }) => path).filter((path) => path === '/other')).toHaveLength(1)
})

test('deliveries to a receiver that is switched off or deleted are not reported as late', async () => {
  await webhook()
  await hand('tailwell/en_GB')
  await query(`update deliveries set created_at = now() - interval '1 hour'`)
  const told = async () => {
    const { degraded, gauges } = await readMailHealth(pool, { smtpUrl: undefined })
    return [degraded.length, gauges.deliveries_waiting]
  }
  expect(await told()).toEqual([1, 1])
  await query('update receivers set active = false')
  expect(await told()).toEqual([0, 0])
  await query('delete from receivers')
  expect(await told()).toEqual([0, 0])
})

test('a hosting provider receives the form as a browser sends it, and its redirect counts as success (spec §7)', async () => {
  await webhook({ kind: 'form' })
  await hand('tailwell/en_GB')
  status = 303
  await send()
  expect(got[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  const fields = Object.fromEntries(new URLSearchParams(got[0]?.body))
  expect(fields).toMatchObject({ 'form-name': 'contact', 'first-name': 'Kim', message: 'Hello\nthere' })
  expect(await states()).toMatchObject([{ state: 'sent' }])
})

test('a receiver address inside the network is refused by the form, and a stored one is refused at delivery', async () => {
  await expect(webhook({ url: 'https://169.254.169.254/' })).rejects.toThrow('Address')
  await expect(webhook({ url: 'http://hooks.example/' })).rejects.toThrow('Address')
  await expect(webhook({ url: 'https://localhost/in' })).rejects.toThrow('Address')
  await webhook({ url: 'https://hooks.example/in' })
  await query(`update receivers set url = 'https://localhost/in'`)
  await hand('tailwell/en_GB')
  await send()
  expect(await states()).toMatchObject([{ state: 'queued', last_error: 'The address is in a private network' }])
})

test('a submission moved out of the spam box is delivered then, and only once', async () => {
  await webhook()
  const id = await hand('tailwell/en_GB', { isSpam: true })
  expect(await states()).toEqual([])
  const move = (state: 'new' | 'spam') => studio.payload.update({ collection: 'submissions', id, data: { state } })
  await move('new')
  await move('spam')
  await move('new')
  expect(await send()).toBe(1)
  expect(JSON.parse(got[0]?.body ?? '{}')).toMatchObject({ id, locale: 'en_GB' })
})

test('a submission moved out of the spam box is delivered without hidden characters', async () => {
  await webhook()
  await receiver({ kind: 'mail', address: 'shop@brand.example' })
  const fields = { 'first-name': 'Ki\u202Em', 'na\u2066me': 'x\u0007y', message: 'one\u202E\r\ntwo' }
  const id = await hand('tailwell/en_GB', { isSpam: true, fields })
  await studio.payload.update({ collection: 'submissions', id, data: { state: 'new' } })
  await send()
  const told = JSON.parse(got[0]?.body ?? '{}')
  expect(told.fields).toEqual({ 'first-name': 'Ki m', 'na me': 'x y', message: 'one \ntwo' })
  const mails = JSON.stringify(await query('select subject, text, html from mails'))
  expect(mails).toContain('Ki m')
  expect(mails).not.toMatch(/\u202E|\u2066|\\u0007/)
})
