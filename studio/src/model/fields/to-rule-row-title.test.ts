import { expect, test } from 'vitest'
import { toRuleRowTitle } from './to-rule-row-title.ts'

test.each([
  ['contains “worm”', { anchoring: 'contains', pattern: ' worm ', alternatives: true }],
  ['is exactly “jobs”', { anchoring: 'is', pattern: 'jobs' }],
  ['Place 2', { position: 2, product: 'a' }],
  ['', { anchoring: 'contains', pattern: ' ' }],
  ['', { product: 'a', position: null }],
  ['', undefined],
])('a collapsed row has the title “%s”', (title, row) => expect(toRuleRowTitle(row, (english) => english)).toBe(title))

test('the title of a row is in the language of the reader', () => {
  const say = (english: string) => (english === 'ends with' ? 'endet mit' : english)
  expect(toRuleRowTitle({ anchoring: 'endsWith', pattern: 'Katze' }, say)).toBe('endet mit “Katze”')
})
