import { expect, test } from 'vitest'
import { EXAMPLE_OVERLAY } from '../testing/example-overlay.ts'
import { toPrimaryView, toResultsView } from './panel-groups.ts'

const TITLES = (view: { groups: readonly { title: string }[] }) => view.groups.map(({ title }) => title)
const salmon = { sku: '1', name: 'Salmon', path: 'cats/salmon' }
const advice = { title: 'Fish for cats', path: 'advice/fish', type: 'page' }

test('before typing, the panel shows recent searches, popular terms, the newest products and the spotlight', () => {
  const view = toPrimaryView(EXAMPLE_OVERLAY, ['muddy paws'])
  expect(TITLES(view)).toEqual(['recent', 'popular', 'newest'])
  expect(view.groups[0]?.links[0]?.href).toBe('/de-de/search/products/?query=muddy+paws')
  expect([view.spotlight?.text, view.canForget]).toEqual(['Our kitchen', true])
  expect(TITLES(toPrimaryView(EXAMPLE_OVERLAY, []))).toEqual(['popular', 'newest'])
})

test('results are shown under products and pages, with links to all results', () => {
  const view = toResultsView(
    EXAMPLE_OVERLAY,
    { words: 'a&b', products: [salmon], pages: [advice], information: 'blog' },
    false,
  )
  expect(TITLES(view)).toEqual(['products', 'pages'])
  expect(view.groups.flatMap(({ links }) => links.map(({ href }) => href))).toEqual([
    '/de-de/cats/salmon/',
    '/de-de/advice/fish/',
  ])
  expect(view.more.map(({ href }) => href)).toEqual([
    '/de-de/search/results/?query=a%26b',
    '/de-de/search/results/?type=blog&query=a%26b',
  ])
  expect([view.spotlight, view.notes]).toEqual([undefined, []])
})

test('the panel links only to lists that have results', () => {
  const moreOf = (found: { products: unknown[]; information?: string }) =>
    toResultsView(EXAMPLE_OVERLAY, { words: 'a', pages: [advice], ...found }, false).more.map(({ text }) => text)
  expect(moreOf({ products: [salmon] })).toEqual(['allProducts'])
  expect(moreOf({ products: [], information: 'page' })).toEqual(['allInformation'])
  expect(moreOf({ products: [] })).toEqual([])
})

test('missing results and missing suggestions are each reported in a note (spec §8)', () => {
  const none = { words: 'xyz', products: [], pages: [] }
  expect(toResultsView(EXAMPLE_OVERLAY, none, true)).toMatchObject({
    notes: ['noHits'],
    more: [{ text: 'toHome', href: '/de-de/' }],
  })
  expect(TITLES(toResultsView(EXAMPLE_OVERLAY, none, true))).toEqual(['popular', 'newest'])
  expect(toResultsView(EXAMPLE_OVERLAY, { ...none, suggestions: [] }, true).notes).toEqual(['noSuggestions', 'noHits'])
})

test('a product shows its animals, its price and its unit price', () => {
  const priced = { ...salmon, animal_type: ['Cat', 'Dog'], price: { text: '4 €', perUnit: '8 € per kg' } }
  const notesOf = (product: unknown) =>
    toResultsView(EXAMPLE_OVERLAY, { words: 'a', products: [product], pages: [] }, false).groups[0]?.links[0]?.note
  expect(notesOf(priced)).toBe('Cat, Dog · 4 € · 8 € per kg')
  expect(notesOf({ ...salmon, animal_type: ['Cat'] })).toBe('Cat')
  expect(notesOf(salmon)).toBeUndefined()
})
