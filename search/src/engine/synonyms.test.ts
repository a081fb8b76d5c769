import { describe, expect, test } from 'vitest'
import { askRecords, createEngine, findIds, toNamedRecords } from './testing/search-records.ts'

const replace = (input: string, word: string) =>
  ({ objectID: input, type: 'onewaysynonym', input, synonyms: [word] }) as const

const inLanguage = (language: string) => ({ indexLanguages: [language], queryLanguages: [language] })

describe('stop words that are left out', () => {
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

  test('still belong to synonyms that have them', async () => {
    const engine = await createEngine(records, config)
    expect(await findIds(engine, 'arbre à chat')).toBe('a b')
    expect(await findIds(engine, 'le panier de transport')).toBe('d')
    expect(await findIds(engine, 'panier transport')).toBe('')
  })

  test('do not make another query of the same words', async () => {
    const engine = await createEngine(records, config)
    const { results } = await engine.search(
      ['arbre chat', 'arbre à chat', 'arbre et chat'].map((query) => ({ indexName: 'products', query })),
    )
    expect(results.map((result) => 'nbHits' in result && result.nbHits)).toEqual([1, 2, 1])
  })

  test('alone are no synonym', async () => {
    const synonyms = [replace('de la', 'sac')]
    const engine = await createEngine(records, { ...config, synonyms })
    expect(await findIds(engine, 'de la griffer')).toBe('a')
  })
})

test('where words are joined, those of a synonym may stand apart, behind those that stand together', async () => {
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
