import { expect, test, vi } from 'vitest'
import { emailSchema } from './accounts.ts'
import { hasHiddenSigns, isEmail, toAsciiEmail, toEmailKey } from './email.ts'
import { toReadableEmail } from './readable-email.ts'

test.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@MU\u0308LLER.DE', 'info@xn--mller-kva.de'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['info@xn--80a1acny.xn--p1ai', 'info@xn--80a1acny.xn--p1ai'],
  ['info@shop。example', 'info@shop.example'],
  ['info@shop．example', 'info@shop.example'],
  ['info＠shop｡example', 'info@shop.example'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['\u200Binfo@shop.example\u2060', 'info@shop.example'],
  ['\u202Ainfo@почта.рф\u202C', 'info@xn--80a1acny.xn--p1ai'],
  ["o'Hara+x@Shop.CO.uk ", "o'Hara+x@shop.co.uk"],
])('the address %s has the ASCII form %s', (typed, ascii) => {
  expect(toAsciiEmail(typed)).toBe(ascii)
  expect(toEmailKey(typed)).toBe(ascii.toLowerCase())
  expect(emailSchema.safeParse(typed).success).toBe(true)
})

test.each([
  'müller.de',
  '@müller.de',
  'info@müller',
  'info@mül ler.de',
  'info@müller.de:80',
  'info@müller.de/x',
  'info@a@müller.de',
  'jürgen@shop.example',
  'info@１２７.0.0.1',
  'info@127.0.0.1',
  'info@127.1',
  'info@shop.0x7f',
  'info@-müller-.de',
  'info@%6dü.de',
  `info@${'ü'.repeat(64)}.de`,
  `${'a'.repeat(240)}@müller.example`,
  '\u202Emik@shop.example',
  'kim\u202E@shop.example',
  'kim@sh\u200Fop.example',
  'kim@shop.example\u202E',
  'k\u2066im@shop.example',
  'kim\u200E@shop.example',
  'kim@shop.\u061Cexample',
  'kim@shop\u0007.example',
])('%s is refused as an email address', (typed) => {
  expect(isEmail(typed)).toBe(false)
  expect(emailSchema.safeParse(typed).success).toBe(false)
})

test('refuses a text longer than any address without converting its domain', () => {
  const convert = vi.spyOn(URL, 'parse')
  expect(isEmail(`kim@${'ü'.repeat(2_000)}.de`)).toBe(false)
  expect(convert).not.toHaveBeenCalled()
  convert.mockRestore()
})

test('finds a hidden sign behind tens of thousands of others at once', () => {
  for (let at = 0; at < 100; at += 1) expect(hasHiddenSigns(`kim${'\u200E'.repeat(21_000)}@`)).toBe(true)
})

test('an address is kept as typed, without the spaces and invisible characters around it', () => {
  expect(emailSchema.parse('\u00A0info@müller.de\u200B ')).toBe('info@müller.de')
})

test('the domain of an address is shown in its own letters, even if the browser sent Punycode', () => {
  expect(toReadableEmail('info@xn--80a1acny.xn--p1ai')).toBe('info@почта.рф')
  expect(toReadableEmail('info@shop.example')).toBe('info@shop.example')
  expect(toReadableEmail('no address')).toBe('no address')
})
