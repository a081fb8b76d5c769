import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { findById } from './locales.ts'
import { translator } from './messages.ts'
import { pseudoTranslator, toPseudoMessage } from './pseudo-locale.ts'
import { splitLink } from './split-link.ts'

const format = (message: string, values: Record<string, string | number> = {}) =>
  String(new IntlMessageFormat(toPseudoMessage(message), 'en').format(values))

test('accents every letter of any script, adds two fifths of the length and puts brackets around the text', () => {
  expect(format('Blog')).toBe('⟦B́ĺóǵ ẃẃ⟧'.normalize('NFC'))
  expect(format('Меню')).toMatch(/^⟦М\u0301е\u0301н\u0301ю\u0301 /)
})

test('leaves placeholders and their values unchanged', () => {
  expect(format('By {name}', { name: 'Ada' })).toBe('⟦B́ý Ada ẃẃ⟧'.normalize('NFC'))
})

test('keeps plural forms and the numbers in them', () => {
  const message = '{count, plural, one {# product} other {# products}}'
  expect(format(message, { count: 1 })).toContain('1 ṕŕó'.normalize('NFC'))
  expect(format(message, { count: 1 })).not.toBe(format(message, { count: 2 }))
})

test('keeps the link in a text, so that it is still found', () => {
  const { before, link, after } = splitLink(format('Back to the <link>homepage</link>.'))
  expect([before.startsWith('⟦'), link, after.endsWith('⟧')]).toEqual([true, 'h́óḿéṕáǵé'.normalize('NFC'), true])
})

test('uses the texts of the site’s language', () => {
  const site = findById('tailwell/nl_NL')
  const plain = site && pseudoTranslator(site)('search.label').normalize('NFD').replaceAll('\u0301', '')
  expect(plain).toContain(site && translator(site)('search.label'))
})
