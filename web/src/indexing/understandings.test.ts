import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import type { SearchReader } from '@menagerie/search/port/search-port'
import { findById } from '@menagerie/sites/locales'
import { expect, it } from 'vitest'
import { createUnderstandings, type DeclaredIndex } from './understandings.ts'

const site = findById('tailwell/en_GB')
if (site === undefined) throw new Error('The site is gone')
const INDEX: DeclaredIndex = { site, type: 'products', declared: { synonyms: [], facts: [] } }

/** A reader with one product, which counts its requests. */
async function countingReader(): Promise<{ reader: SearchReader; asked: () => number }> {
  const engine = createSearchEngine()
  const settings = { attributesForFaceting: ['brand'] }
  await engine.replaceAll('products', [{ objectID: '1', brand: ['Tailwell'] }], { settings, synonyms: [], rules: [] })
  let asked = 0
  const search: SearchReader['search'] = (requests) => {
    asked += 1
    return engine.search(requests)
  }
  return { reader: { search }, asked: () => asked }
}

it('an index is read once, and again after it was forgotten', async () => {
  const { reader, asked } = await countingReader()
  const understandings = createUnderstandings(reader, () => INDEX)
  const first = await understandings.find('products')
  expect(first?.vocabulary.single).toContain('tailwell')
  expect(await understandings.find('products')).toBe(first)
  expect(asked()).toBe(1)
  understandings.forget('products')
  expect(await understandings.find('products')).not.toBe(first)
})

it('an index that cannot be read causes no error, and is read the next time', async () => {
  const { reader } = await countingReader()
  let isThere = false
  const understandings = createUnderstandings(reader, () => {
    if (!isThere) throw new Error('No replica yet')
    return INDEX
  })
  expect(await understandings.find('products')).toBeUndefined()
  isThere = true
  expect(await understandings.find('products')).toBeDefined()
})

it('suggestions and unknown indexes are searched without an interpretation', async () => {
  const { reader } = await countingReader()
  const find = (index: DeclaredIndex | undefined) => createUnderstandings(reader, () => index).find('x')
  expect(await find(undefined)).toBeUndefined()
  expect(await find({ ...INDEX, type: 'query_suggestions' })).toBeUndefined()
})
