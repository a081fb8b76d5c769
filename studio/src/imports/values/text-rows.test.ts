import { expect, test } from 'vitest'
import { textRows } from './named-fields.ts'
import { Names } from './names.ts'

const field = textRows('usps', 'text')
const read = (cell: unknown) => field.read(cell, { names: new Names(), language: 'nl', words: {} })

test.each([
  ['lines', 'Vers\nGezond'],
  ['parts between vertical bars', 'Vers|Gezond'],
  ['bullets', '• Vers\n•Gezond'],
  ['lines with dashes', '- Vers\n- Gezond'],
  ['an HTML list', '<ul>\n<li>Vers</li>\n<li>Gezond</li>\n</ul>'],
  ['a JSON list', ['Vers', 'Gezond']],
])('texts given as %s become one row each', (_name, cell) => {
  expect(read(cell)).toEqual({ ok: true, value: [{ text: 'Vers' }, { text: 'Gezond' }] })
})

test('a dash at the beginning of only one line stays part of the text', () => {
  expect(read('- 20 % korting\nGezond')).toEqual({ ok: true, value: [{ text: '- 20 % korting' }, { text: 'Gezond' }] })
})
