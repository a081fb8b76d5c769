import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  findCellFault,
  findNumberFault,
  readAmountCell,
  readBarcodeCell,
  readFlagCell,
  readLine,
  readLines,
  readStockCell,
  toNumberText,
  toSkuText,
} from './read-cells.ts'

test.each(['1,23E+12', '1.2e+15', '8E+12', 12_345_678_901_234_567_000])(
  '%s is reported as a number that a spreadsheet has shortened',
  (cell) => {
    expect(findNumberFault(cell)).toContain('has shortened')
  },
)
test.each(['00501', '1234567890123', 'E12', '12E', 'TW-1E+', 1234567890123, ''])(
  '%s is not reported as a shortened number',
  (cell) => {
    expect(findNumberFault(cell)).toBeUndefined()
  },
)

test.each([
  ['English', '#REF! #N/A #DIV/0! #NAME? #SPILL! #GETTING_DATA'],
  ['German', '#BEZUG! #NV #ZAHL! #WERT! #ÜBERLAUF!'],
  ['French', '#VALEUR! #NOM? #NOMBRE! #N/A'],
  ['Russian', '#Н/Д #ИМЯ? #ССЫЛКА! #ДЕЛ/0! #ЧИСЛО!'],
  ['Hungarian', '#HIÁNYZIK #ÉRTÉK! #HIV! #NÉV? #ZÉRÓOSZTÓ!'],
  ['Dutch, Italian, Polish', '#N/B #WAARDE! #N/D #RIF! #ADR! #NAZWA?'],
  ['Czech, Finnish', '#NENÍ_K_DISPOZICI #ODKAZ! #DĚLENÍ_NULOU! #PUUTTUU! #Arvo!'],
])('formulas that failed in a %s spreadsheet are reported', (_language, cells) => {
  for (const cell of cells.split(' ')) expect(findCellFault(cell)).toContain('is a formula that failed')
})
test.each(['=SUM(A1:A3)', '=HYPERLINK("https://shop.example")'])('%s is reported as a formula', (cell) => {
  expect(findCellFault(cell)).toContain('is a formula: save')
})
test.each(['#1', 'N/A', '# Kopf', '#dog lovers', '', 5, '= 5 kg', '=)', '=> A4', '="00123"', '="A4"'])(
  '%s is not reported as a formula or a failed formula',
  (cell) => {
    expect(findCellFault(cell)).toBeUndefined()
  },
)

test('true and false are read as spreadsheets in all our languages show them', () => {
  const words = 'TRUE WAHR VRAI ИСТИНА IGAZ PRAWDA PRAVDA SANT SANN SAND TOSI ІСТИНА VERO VERDADERO WAAR'
  const others = 'FALSE FALSCH FAUX ЛОЖЬ HAMIS FAŁSZ NEPRAVDA FALSKT USANN FALSK EPÄTOSI ХИБНІСТЬ FALSO ONWAAR'
  for (const word of words.split(' ')) expect(readFlagCell(word)).toEqual({ ok: true, value: true })
  for (const word of others.split(' ')) expect(readFlagCell(word)).toEqual({ ok: true, value: false })
})

test.each(["'00501", '="00501"', '00501', ' 00501 '])('%s is read as 00501, with its zeros', (cell) => {
  expect(toNumberText(cell)).toBe('00501')
})

test.each(['="4006381333931"', "'4006381333931", '4 006381 333931', '4006381333931', 4006381333931])(
  'the barcode %s is read by its digits',
  (cell) => {
    expect(readBarcodeCell(cell)).toEqual({ ok: true, value: '4006381333931' })
  },
)
test.each([
  ['4006381333931,00', 'is written as an amount'],
  ['4.006.381.333.931', 'is written as an amount'],
  ['12345678905', 'is 012345678905 without its first zero'],
  ['4,00638E+12', 'has shortened'],
])('the barcode %s is refused: %s', (cell, message) => {
  expect(readBarcodeCell(cell)).toMatchObject({ ok: false, message: expect.stringContaining(message) })
})
test.each([
  ['n/a', 'is not a barcode'],
  ['EAN 4006381333931', 'more than a barcode'],
  ['4006381333931;4006381333948', 'more than a barcode'],
])('the barcode %s is refused: %s', (cell, message) => {
  expect(readBarcodeCell(cell)).toMatchObject({ ok: false, message: expect.stringContaining(message) })
})
test.each(['\u200B00501', '00501\uFEFF', '\u202A00501\u202C', '00501\u00A0'])(
  'invisible characters are ignored: %j',
  (cell) => {
    expect(toNumberText(cell)).toBe('00501')
  },
)
test('HTML in a plain text field is reduced to its text, and other angle brackets and ampersands stay', () => {
  const { value } = z.object({ value: z.string() }).parse(readLine('<b>Brok</b> &amp; Kip<br>XL'))
  expect(value).toBe('Brok & Kip XL')
  expect(readLines('<p>Eén&nbsp;regel</p>\n<ul><li>a</li><li>b</li></ul>')).toEqual({
    ok: true,
    value: 'Eén\u00A0regel\na\nb',
  })
  for (const text of ['R&D; 3 < 5', '<3 honden', 'a <b', 'Winkel <https://a.example>'])
    expect(readLine(text)).toEqual({ ok: true, value: text })
})
test.each(['12345678901', 'TW-4711.2'])('%s is accepted as a company’s own number', (cell) => {
  expect(readBarcodeCell(cell)).toEqual({ ok: true, value: cell })
})

test.each([
  ['1.234,50', 'de', 1234.5],
  ['1 234,50', 'fr', 1234.5],
  ['1,234.50', 'en', 1234.5],
  ['12,5', 'pl', 12.5],
  ['€ 7,95', 'nl', 7.95],
  ['1\u00a0234,50\u00a0₽', 'ru', 1234.5],
  ['1 234,50 руб.', 'ru', 1234.5],
  ['2\u202f990 Ft', 'hu', 2990],
  ['129,00 Kč', 'cs', 129],
  ['kr 1 234,50', 'no', 1234.5],
  ['49,90 zł', 'pl', 49.9],
  ['$1,234.50', 'en', 1234.5],
  ['12,50 EUR', 'de', 12.5],
  ['12,50 euro', 'it', 12.5],
  ['12:-', 'sv', 12],
  ['129:- kr', 'sv', 129],
  [0.1 + 0.2, 'en', 0.3],
])('the amount %s is read in the language %s', (cell, language, value) => {
  expect(readAmountCell(cell, language)).toEqual({ ok: true, value })
})

test.each([
  '#¡REF!',
  '#¡VALOR!',
  '#¿NOMBRE?',
  '#ІМ’Я?',
  'Err:502',
  'Fehler:504',
  'Fout:502',
  'Erreur : 502',
  'Błąd:502',
])('%s is reported as a formula that failed', (cell) =>
  expect(findCellFault(cell)).toContain('is a formula that failed'),
)
test.each([
  '=B2*1.21',
  '=A1',
  '=1+1',
  '=$A$1&B2',
  '=(A1+A2)/2',
  "='Blatt 1'!A1",
  '=Sheet1!$B$2',
  '=B2&" kg"',
  '="Pack "&A1',
  '=_xlfn.TEXTJOIN(";",TRUE,A1)',
])('%s is reported as a formula of cells and numbers', (cell) => {
  expect(findCellFault(cell)).toContain('is a formula: save')
})
test('the hash signs of a column that was too narrow are reported as a shortened number', () => {
  expect(findCellFault('########')).toContain('shortened')
  for (const cell of ['##', 'Size:502', '=-)', '= 5', 'Error: 502 kg']) expect(findCellFault(cell)).toBeUndefined()
})

test.each(['0000000000000', '00000000', '００００００００'])('%s is a placeholder and refused as a barcode', (cell) => {
  expect(readBarcodeCell(cell).ok).toBe(false)
})

test('invisible characters, full-width characters and other minus signs do not change the value of a cell', () => {
  for (const cell of ['\u200B12,50', '１２，５０', '12,50\u200E'])
    expect(readAmountCell(cell, 'nl')).toEqual({ ok: true, value: 12.5 })
  for (const cell of ['−5', '–5', '\u20115']) expect(readAmountCell(cell, 'nl')).toEqual({ ok: true, value: -5 })
  for (const cell of ['ｙｅｓ', '1.0', '1,0', '\u200Eja']) expect(readFlagCell(cell)).toEqual({ ok: true, value: true })
  for (const cell of ['0.0', '–', '—']) expect(readFlagCell(cell)).toEqual({ ok: true, value: false })
  expect(readStockCell('２５')).toEqual({ ok: true, value: true })
  expect(readBarcodeCell('４００６３８１３３３９３１')).toEqual({ ok: true, value: '4006381333931' })
  expect(toSkuText('５０１')).toBe('501')
})
