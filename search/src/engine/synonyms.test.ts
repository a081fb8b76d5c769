import { describe, expect, test } from 'vitest'
import { askRecords, createEngine, findIds, toNamedRecords } from './testing/search-records.ts'

const replace = (input: string, word: string) =>
  ({ objectID: input, type: 'onewaysynonym', input, synonyms: [word] }) as const

const inLanguage = (language: string) => ({ indexLanguages: [language], queryLanguages: [language] })

describe('removed stop words', () => {
  const records = toNamedRecords({
    a: 'Poteau à griffer',
    b: 'Arbre fruitier, chat',
    c: 'Poteau',
    d: 'Sac de transport',
  })
  const config = {
    settings: { ...inLanguage('fr'), removeStopWords: true },
    synonyms: [replace('arbre à chat', 'poteau à griffer'), replace('panier de transport', 'sac')],
  }

  test('still count in synonyms that contain them', async () => {
    const engine = await createEngine(records, config)
    expect(await findIds(engine, 'arbre à chat')).toBe('a b')
    expect(await findIds(engine, 'le panier de transport')).toBe('d')
    expect(await findIds(engine, 'panier transport')).toBe('')
  })

  test('do not make queries that differ only in them share results', async () => {
    const engine = await createEngine(records, config)
    const { results } = await engine.search(
      ['arbre chat', 'arbre à chat', 'arbre et chat'].map((query) => ({ indexName: 'products', query })),
    )
    expect(results.map((result) => 'nbHits' in result && result.nbHits)).toEqual([1, 2, 1])
  })

  test('do not form a synonym on their own', async () => {
    const synonyms = [replace('de la', 'sac')]
    const engine = await createEngine(records, { ...config, synonyms })
    expect(await findIds(engine, 'de la griffer')).toBe('a')
  })
})

test('in languages with compounds, the words of a synonym may be apart, and rank below adjacent ones', async () => {
  const names = { a: 'Fullfôr til hunder', b: 'Fullfôr', c: 'Fullfôr hunder', d: 'Leke til hunder' }
  const synonyms = [replace('bikkjemat', 'fullfôr hunder'), replace('kibble', 'dog food')]
  const settings = { ...inLanguage('no'), ignorePlurals: true }
  const engine = await createEngine(toNamedRecords(names), { settings, synonyms })
  expect(await findIds(engine, 'bikkjemat')).toBe('c a')
  const { hits } = await askRecords(engine, 'bikkjemat', { attributesToHighlight: ['name'] })
  expect(hits[1]?._highlightResult).toMatchObject({ name: { value: '<em>Fullfôr</em> til <em>hunder</em>' } })
  const english = await createEngine(toNamedRecords({ a: 'food for a dog', b: 'dog food' }), {
    settings: inLanguage('en'),
    synonyms,
  })
  expect(await findIds(english, 'kibble')).toBe('b')
})
