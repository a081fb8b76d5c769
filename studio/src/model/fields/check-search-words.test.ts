import { expect, test } from 'vitest'
import { checkSearchWords } from './check-search-words.ts'

const OF_DUTCH_SITE = { site: 'tailwell/nl_NL' }

test.each([
  ['spot-on', 'spot on'],
  ['café', 'cafe'],
  ['400g', '400 g'],
  ['voer', '&'],
])('a synonym row of %s and %s is refused, because search could not use the row', (...words) => {
  expect(checkSearchWords({ type: 'synonym', words }, OF_DUTCH_SITE)).toContain('use other words')
})

test.each([
  { type: 'synonym', words: ['hap', 'brokken'] },
  { type: 'onewaysynonym', word: 'kluif', words: ['kauwbot'] },
  { type: 'altcorrection1', word: 'zlam', words: ['zalm'] },
  { type: 'placeholder', word: 'gewicht', words: ['1', '2'] },
])('the row %j is accepted', (row) => expect(checkSearchWords(row, OF_DUTCH_SITE)).toBe(true))

test('a row whose first word is only a sign is refused', () => {
  expect(checkSearchWords({ type: 'onewaysynonym', word: '&', words: ['en'] }, OF_DUTCH_SITE)).not.toBe(true)
})
