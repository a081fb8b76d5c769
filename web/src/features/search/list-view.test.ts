import { describe, expect, test } from 'vitest'
import type { ListContent } from './list-content.ts'
import { toListView } from './list-view.ts'

const NAMES = ['filters', 'showResults', 'clear', 'close', 'showMore', 'showLess', 'slow', 'failed', 'retry', 'noHits']
const TEXTS = {
  ...Object.fromEntries(NAMES.map((name) => [name, name])),
  count: String,
  paging: { label: '', previous: '', next: '', page: '#' },
  loose: 'Not all',
  understood: 'Filter: #',
  leftOut: 'No #, but ##',
  corrected: 'Read as: #',
  notSold: 'Not sold: #',
}
const SETTINGS = { iso: 'en-GB', path: '/s/', home: '/', names: { groups: [] }, groups: [], texts: TEXTS }
const STATE = { query: 'kiten food', chosen: {}, page: 1 }
const CONTENT: ListContent<never> = { cards: [], count: 2, pages: 1, counts: {}, offered: {} }
const UNDERSTOOD = { facts: [], leftOut: [], kept: '', corrected: [], near: [] }

const show = (content: Partial<ListContent<never>>, state = STATE) =>
  Reflect.apply(toListView, undefined, [state, { ...CONTENT, ...content }, SETTINGS]) satisfies ReturnType<
    typeof toListView
  >

describe('the interpretation of the query', () => {
  test('is shown, with a link that searches for the plain words', () => {
    const understood = { ...UNDERSTOOD, facts: ['kiten', 'food'], corrected: ['kitten'] }
    expect(show({ understood })).toMatchObject({
      taken: ['Read as: kitten', 'Filter: kiten, food'],
      plainHref: '/s/?query=%22kiten+food%22',
    })
  })

  test('names the words that were searched for and the word that was left out', () => {
    const understood = { ...UNDERSTOOD, facts: ['dog', 'shampoo'], leftOut: ['oat$&meal'], kept: 'dog shampoo' }
    expect(show({ understood }).taken).toEqual(['No oat$&meal, but dog shampoo'])
  })

  test('is not shown for a query of plain words', () => {
    expect(show({ understood: UNDERSTOOD })).toMatchObject({ taken: [] })
    expect(show({ understood: UNDERSTOOD }).plainHref).toBeUndefined()
  })

  test('offers related queries with their counts where nothing is found', () => {
    const understood = { ...UNDERSTOOD, near: [{ words: 'dog', count: 1200 }] }
    expect(show({ count: 0, understood })).toMatchObject({
      near: [{ words: 'dog (1,200)', href: '/s/?query=dog' }],
      plainHref: '/s/?query=%22kiten+food%22',
      isEmpty: true,
      notSold: 'Not sold: kiten food',
    })
    expect(show({ understood }).notSold).toBeUndefined()
    expect(show({ count: 0 }, { ...STATE, query: ' ' }).notSold).toBeUndefined()
    expect(show({ understood }).near).toEqual([])
  })
})
