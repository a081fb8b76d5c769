import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanMailFolder } from './clean-mail-folder.ts'
import { openTransport } from './transport.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const HOUR_MS = 3_600_000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function write(
  name: string,
  head: { to: string; replyTo?: string; text?: string; html?: string; subject?: string },
  age = HOUR_MS,
) {
  await openTransport({ smtpUrl: undefined, folder }).send({
    from: 'a@b.example',
    text: 'Hello',
    ...head,
    messageId: name,
  })
  utimesSync(join(folder, `${name}.eml`), new Date(NOW - age), new Date(NOW - age))
}
/** The database's answer if one address was erased at a given time. */
const erased = (email: string, at: number) => async (text: string) =>
  text.includes('pg_class') ? [{}] : [{ line: `${toErasureHash(email).toString('hex')} ${at}` }]

test('mails to an erased person or with replies to that person are deleted in all spellings, and others stay', async () => {
  await write('to', { to: 'Kim <KIM@müller.example>' })
  await write('reply', { to: 'shop@brand.example', replyTo: 'kim@xn--mller-kva.example' })
  await write('other', { to: 'jokim@xn--mller-kva.example', text: 'jokim@xn--mller-kva.example' })
  await write('later', { to: 'kim@xn--mller-kva.example' }, -HOUR_MS)
  await cleanMailFolder(erased('kim@müller.example', NOW), folder, NOW)
  expect(readdirSync(folder).toSorted()).toEqual(['later.eml', 'other.eml'])
})

const LONG = 'words and words '.repeat(20)

test.each([
  ['in plain text', { text: 'The new address is kim@müller.example.' }],
  ['in its ASCII form', { text: 'From: “kim@xn--mller-kva.example”, today' }],
  ['in a wrapped line', { text: `${LONG}${LONG}\nKIM@Müller.example! ${LONG}` }],
  ['in Russian', { text: `Новый адрес: kim@müller.example, ${'слово '.repeat(40)}` }],
  ['only in HTML', { text: 'See there', html: `<p>ä ${LONG}</p><p>kim@müller.example</p>` }],
  ['in the subject', { subject: 'kim@müller.example: слово' }],
])('a mail to another recipient is deleted when it names the erased person %s', async (_, words) => {
  await write('about', { to: 'shop@brand.example', ...words })
  await write('not', { to: 'shop@brand.example', text: `${LONG} jokim@müller.example kim@müller.example.org слово` })
  await cleanMailFolder(erased('kim@müller.example', NOW), folder, NOW)
  expect(readdirSync(folder)).toEqual(['not.eml'])
})

test('mails are deleted after 30 days, unfinished ones too, and other files are not', async () => {
  const day = 24 * HOUR_MS
  await write('old', { to: 'kim@shop.example' }, 31 * day)
  await write('young', { to: 'kim@shop.example' }, 29 * day)
  for (const name of ['half.eml.part', 'notes.txt']) {
    writeFileSync(join(folder, name), 'To: kim@shop.example')
    utimesSync(join(folder, name), new Date(NOW - 31 * day), new Date(NOW - 31 * day))
  }
  await cleanMailFolder(async () => [], folder, NOW)
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'young.eml'])
})

test('a missing folder causes no error', async () => {
  expect(await cleanMailFolder(async () => [], join(folder, 'none'), NOW)).toBe(0)
})
