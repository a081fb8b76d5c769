import { expect, test } from 'vitest'
import type { SearchClient } from '../../../search-client/search-client.ts'
import { EXAMPLE_OVERLAY } from '../testing/example-overlay.ts'
import { findWords } from './find-words.ts'

/** Returns hits for every query. */
function createClient() {
  let asked = 0
  const client: SearchClient = {
    search: async (requests) => {
      asked += 1
      return requests.map(() => ({ hits: [{ sku: '1', name: 'Salmon', path: 'cats/salmon', query: 'salmon' }] }))
    },
    cancel: () => undefined,
  }
  return { client, asked: () => asked }
}

test.each(['???', '🐶', '…'])(
  'a query without letters or digits finds nothing, with a note, and sends no request: %s',
  async (words) => {
    const { client, asked } = createClient()
    const overlay = { ...EXAMPLE_OVERLAY, indexes: { ...EXAMPLE_OVERLAY.indexes, suggestions: 'phrases' } }
    const view = await findWords(client, overlay, { words, isDesktop: true })
    expect(view?.notes).toEqual([overlay.texts.noSuggestions, overlay.texts.noHits])
    expect(view?.more).toEqual([{ text: overlay.texts.toHome, href: overlay.home }])
    expect(asked()).toBe(0)
  },
)

test('a note names the word that is left out of the search', async () => {
  const understood = { facts: ['dog', 'shampoo'], leftOut: ['oatmeal'], kept: 'dog shampoo' }
  const client: SearchClient = {
    search: async (requests) => requests.map(() => ({ hits: [{ sku: '1', name: 'Foam', path: 'foam' }], understood })),
    cancel: () => undefined,
  }
  const view = await findWords(client, EXAMPLE_OVERLAY, { words: 'dog shampoo oatmeal', isDesktop: true })
  expect(view?.notes).toEqual(['no oatmeal but dog shampoo'])
})

test('a query with words sends one request', async () => {
  const { client, asked } = createClient()
  const view = await findWords(client, EXAMPLE_OVERLAY, { words: 'salmon?', isDesktop: true })
  expect([view?.notes, asked()]).toEqual([[], 1])
})
