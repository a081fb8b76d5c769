import { expect, test } from 'vitest'
import { cleanLine, hasWords, toNameKey } from './clean-text.ts'

test.each([
  ['Pomme\u00A0de\u202Fterre', 'Pomme de terre'],
  ['Pomme\u2009de\u3000terre\u2003', 'Pomme de terre'],
  [' a \t b\r\nc ', 'a b c'],
  ['Gru\u0308n.jpg', 'Grün.jpg'],
  ['\uFEFFSchaf\u00ADwolle', 'Schafwolle'],
  ['Lachs\u200B\u2060\u200E\u202A\u202C\u2066\u2069\u061C', 'Lachs'],
  ['a\u200Cb\u200Dc', 'abc'],
  ['👩‍⚕️ und 👨🏽‍🌾', '👩‍⚕️ und 👨🏽‍🌾'],
  ['u\u200B\u0308ber', 'über'],
  ['a\u180E\u115F\u034Fb\uFE0Fc\uFFF9\u{E0061}', 'abc'],
  ['a\u2800b', 'a b'],
  [
    '🐶\uFE0F 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1\uFE0F\u20E3',
    '🐶\uFE0F 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1\uFE0F\u20E3',
  ],
  ['ЙОД и\u0306од', 'ЙОД йод'],
  ['ﬁn Ⅻ ½', 'ﬁn Ⅻ ½'],
  ['Anti\u2011Zeck \u2010 Spray – groß', 'Anti-Zeck - Spray – groß'],
  ['\u00A0', ''],
])('%j is cleaned to %j', (text, clean) => {
  expect(cleanLine(text)).toBe(clean)
  expect(cleanLine(clean)).toBe(clean)
})

test('a name has the same key in any letter case, Unicode form and spacing, but not with another letter', () => {
  expect(toNameKey('GRU\u0308N\u00A0Tee')).toBe(toNameKey('grün tee'))
  expect(toNameKey('Grun Tee')).not.toBe(toNameKey('Grün Tee'))
})

test.each([
  ['STRASSE', 'Straße'],
  ['STRAẞE', 'straße'],
  ['İSTANBUL', 'istanbul'],
  ['ISIRMA', 'ısırma'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ΆΛΟΓΟ', 'άλογο'],
  ['Hill’s', "hill's"],
  ['L`AGNEAU', 'l’agneau'],
  ['Anti\u2011Zeck', 'anti-zeck'],
  ['ﬁlet', 'FILET'],
  ['L′ÉTÉ', "l'été"],
  ['ĳsbeer Konĳn', 'IJsbeer konijn'],
  ['Ｈｕｎｄ－２', 'hund-2'],
  ['Anti−Zeck', 'anti-zeck'],
  ['❤️ Hund', '❤ hund'],
])('%j and %j have the same name key', (one, other) => {
  expect(toNameKey(one)).toBe(toNameKey(other))
})

test.each(['???', '…', '🐶', '👩‍⚕️', ' \u00A0\u2009 ', '\u200B', '+-*/', '§', ''])('%j has no words', (text) => {
  expect(hasWords(text)).toBe(false)
})

test.each(['a?', '½', '7', 'ё', '犬', '🐶 1', 'ℹ️ x', 'ʼn', 'カー', 'm²', '1ª', 'H₂O'])('%j has words', (text) => {
  expect(hasWords(text)).toBe(true)
})

test.each(['ℹ️', '1️⃣', '#️⃣ ℹ️', 'ʼ', 'ー', 'ˈʼ', 'ª', 'º º', '²', '⁴₂', 'ꞌ'])(
  '%j has no words, only emoji or modifiers without their letter',
  (text) => {
    expect(hasWords(text)).toBe(false)
  },
)
