// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { toAreaMark, toBlockMark } from './marks.ts'
import { DUTCH_MARKS } from './testing/mark-words.ts'

const block = (id: string, isHidden = false) => ({ id, title: 'Banner', isHidden })
const area = { name: 'main', title: 'Hoofdvlak', blocks: [block('a'), block('b', true)] }
const namesIn = (mark: HTMLElement) =>
  [...mark.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))

test('the tools of a block and of its area are named in the language of the editor', () => {
  const shared = { area, at: 1, isActive: true, isReadOnly: false, canType: true, words: DUTCH_MARKS }
  const mark = toBlockMark({ ...shared, block: block('b', true) }, { tell: () => {}, type: () => {} })
  expect(namesIn(mark)).toEqual([
    'Banner, 2 van 2 in Hoofdvlak, verborgen',
    'Slepen',
    'Op de pagina typen',
    'Omhoog',
    'Omlaag',
    'Blok eronder toevoegen',
    'Dupliceren',
    'Weer tonen',
    'Verwijderen',
  ])
  const ofArea = { isReadOnly: false, words: DUTCH_MARKS }
  expect(namesIn(toAreaMark(area, ofArea, () => {}))).toEqual(['Hoofdvlak: blok aan het einde toevoegen'])
  expect(namesIn(toAreaMark({ ...area, blocks: [] }, ofArea, () => {}))).toEqual(['Hoofdvlak: blok toevoegen'])
})
