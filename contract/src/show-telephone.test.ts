import { expect, test } from 'vitest'
import { showTelephone, toDialled, toDialledLink, toStoredTelephone } from './show-telephone.ts'

test.each([
  ['+49301234567', 'DE', '030 1234567', 'tel:+49301234567'],
  ['+49301234567', 'NL', '+49 30 1234567', 'tel:+49301234567'],
  ['+49301234567', undefined, '+49 30 1234567', 'tel:+49301234567'],
  ['+49 (0)30 1234567', 'DE', '030 1234567', 'tel:+49301234567'],
  ['030 / 123 45 67', 'DE', '030 1234567', 'tel:+49301234567'],
  ['+390612345678', 'IT', '06 1234 5678', 'tel:+390612345678'],
  ['+33261910012', 'FR', '02 61 91 00 12', 'tel:+33261910012'],
  ['+498001234567', 'DE', '0800 1234567', 'tel:+498001234567'],
  ['+442079460123;ext=12', 'DE', '+44 20 7946 0123 x12', 'tel:+442079460123;ext=12'],
  ['112', 'DE', '112', 'tel:112'],
  ['116117', 'DE', '116117', 'tel:116117'],
  // An area code that does not exist in the country, such as those reserved for films.
  ['+441632960235', 'GB', '01632 960235', 'tel:+441632960235'],
  ['+31349123456', 'NL', '0349 123 456', 'tel:+31349123456'],
  ['+4736123456', 'NO', '36 12 34 56', 'tel:+4736123456'],
  ['+31349123456', 'BE', '+31 349 123 456', 'tel:+31349123456'],
  // Not a number of the country: the national notation would lose digits that have to be dialled.
  ['+491111111111', 'DE', '+49 1111111111', 'tel:+491111111111'],
  ['030 1234567 / 0171 1234567', 'DE', '030 1234567 / 0171 1234567', 'tel:+49301234567'],
  ['ask at the counter', 'DE', 'ask at the counter', 'tel:'],
])('%s for readers in %s is shown as %s and dials %s', (kept, reader, text, href) => {
  expect(showTelephone(kept, { reader, owner: 'DE' })).toEqual({ text, href })
})

test.each([
  ['+49 (0)30 1234567', '+49301234567'],
  ['0800 1234567', '+498001234567'],
  ['+44 20 7946 0123 ext. 12', '+442079460123;ext=12'],
  ['112', '112'],
  ['116 117', '116117'],
  ['call us', undefined],
])('a field stores %s as %s', (typed, text) => {
  const stored = toStoredTelephone(typed, 'DE')
  expect(stored.ok ? stored.text : undefined).toBe(text)
})

test.each([
  ['tel:+49 (0)30 1234567', 'tel:+49301234567'],
  ['tel:+49%20(0)30%201234567', 'tel:+49301234567'],
  ['tel:030-1234567', 'tel:+49301234567'],
  ['tel:112', 'tel:112'],
  ['tel:030 1234567 / 030 1234568', 'tel:+49301234567'],
  ['tel:+49 30 1234567,,12#', 'tel:+49 30 1234567,,12#'],
  ['tel:+49 30 1234567,,12', 'tel:+49301234567'],
  ['tel:*100#', 'tel:*100#'],
  ['tel:+1-800-FLOWERS', 'tel:+18003569377'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s is changed to %s', (href, dialled) => {
  expect(toDialledLink(href, 'DE')).toBe(dialled)
})

test('programs get a telephone number in E.164 form', () => {
  expect(toDialled('030 1234567', 'DE')).toBe('+49301234567')
})
