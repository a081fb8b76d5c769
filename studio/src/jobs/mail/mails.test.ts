import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { listExampleMails } from '../mail-gallery/example-mails.ts'
import { toMailRows } from '../receivers/to-mail-rows.ts'
import { toCsvLine } from '../submissions/to-csv.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { writeMail } from './write-mail.ts'

const ALL = listExampleMails()

test('every mail exists in each language of each brand, and none has an unfilled placeholder', () => {
  const spoken = new Set(BRAND_LOCALES.map(({ brand, file }) => `${brand} ${file}`))
  expect(ALL.map(({ brand, language }) => `${brand} ${language}`).sort()).toEqual([...spoken].sort())
  for (const { brand, language, mails } of ALL) {
    expect(mails.map(({ kind }) => kind)).toEqual(Object.keys(MAIL_KINDS))
    for (const { subject, text, html } of mails) {
      expect(`${subject} ${text}`, `${brand} ${language}`).not.toMatch(/\{\w+\}|undefined/)
      expect(html).toMatch(/<html lang="[a-z]{2}-[A-Z]{2}"/)
    }
  }
})

const SEEDS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example")',
  "' onfocus=alert(1) autofocus='",
  '</td></table><svg onload=alert(1)>',
  'a\r\nBcc: other@victim.example',
  '@SUM(1+1)*cmd|calc',
  '{brand}{name}',
]
const PAYLOADS = Array.from({ length: 200 }, (_, at) => `${SEEDS[at % SEEDS.length]}${at}`)
const FIELDS = [
  'first-name',
  'last-name',
  'email',
  'phone',
  'message',
  'product-name',
  'company',
  '"><script>x</script>',
]

test('200 attack texts in every field stay plain text in a mail, without markup or new header lines (goal S6)', () => {
  const site = findById('tailwell/en_GB')
  if (site === undefined) throw new Error('no such site')
  for (const payload of PAYLOADS) {
    const fields = Object.fromEntries(FIELDS.map((name) => [name, payload]))
    const mail = writeMail(site, 'form-received', {
      to: 'desk@shop.example',
      rows: toMailRows(site, fields),
      replyTo: payload,
    })
    expect(mail.html).not.toMatch(/<(script|img|svg|b)\b/i)
    expect(mail.html.match(/<d[td]\b/g)).toHaveLength(FIELDS.length * 2)
    expect(`${mail.subject}${mail.replyTo}`).not.toMatch(/[\r\n]/)
    expect(mail.text).toContain(payload)
  }
})

test('200 attack texts in a table stay quoted cells, and none becomes a formula (goal S6)', () => {
  const table = PAYLOADS.map((payload) => toCsvLine([payload, payload], ',')).join('')
  const cells = [...table.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
  expect(cells).toHaveLength(PAYLOADS.length * 2)
  expect(cells.filter((cell) => /^[=+\-@\t\r|%]/.test(cell))).toEqual([])
})
