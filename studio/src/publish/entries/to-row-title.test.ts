import { describe, expect, test } from 'vitest'
import { type SayChosen, toRowTitle as toTitle } from './to-row-title.ts'

/** Returns the key with its values instead of a translation. */
const say: SayChosen = (key, values) => `${key} ${JSON.stringify(values)}`
const toRowTitle = (row: unknown) => toTitle(row, say)

describe('a collapsed row is named by', () => {
  test('its title', () => expect(toRowTitle({ title: ' News ', text: 'Long story' })).toBe('News'))
  test('its text when it has no title', () => expect(toRowTitle({ title: '', text: 'A quote' })).toBe('A quote'))
  test('the titles of the rows inside', () =>
    expect(toRowTitle({ banners: [{ blockTitle: 'Warm' }, {}, { blockTitle: 'Cold' }] })).toBe('Warm · Cold'))

  test('the first words of its formatted text', () => {
    const empty = { children: [] }
    const heading = { children: [{ text: 'Puppies ' }, { children: [{ text: 'sleep' }] }] }
    const paragraph = { children: [{ text: 'A lot.' }] }
    expect(toRowTitle({ content: { root: { children: [empty, heading, paragraph] } } })).toBe('Puppies sleep')
  })

  test('the number of items chosen in it, when it has no text', () =>
    expect(toRowTitle({ title: '', items: [{}, {}, {}, {}] })).toBe('titles.chosen {"count":4}'))

  test('no more text than fits on its line', () => {
    const title = toRowTitle({ title: 'word '.repeat(40) })
    expect(title).toMatch(/^word .*…$/)
    expect(title.length).toBeLessThanOrEqual(61)
  })

  test.each([undefined, null, 3, {}, { title: null, banners: 2, content: null }])('nothing, when it is %j', (row) =>
    expect(toRowTitle(row)).toBe(''),
  )
})
