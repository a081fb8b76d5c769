import { describe, expect, test } from 'vitest'
import { createEngine, findIds, toNamedRecords } from './testing/search-records.ts'

const inLanguage = (language: string) => ({
  searchableAttributes: ['name'],
  ignorePlurals: true,
  indexLanguages: [language],
  queryLanguages: [language],
})
const ask = async (language: string, names: Record<string, string>, query: string, synonyms: [string, string][] = []) =>
  findIds(
    await createEngine(toNamedRecords(names), {
      settings: inLanguage(language),
      synonyms: synonyms.map(([input, word], i) => ({
        objectID: `${i}`,
        type: 'onewaysynonym',
        input,
        synonyms: [word],
      })),
    }),
    query,
    { attributesToHighlight: ['name'] },
  )

describe('a compound that no text contains', () => {
  test('may have a typo in one part', async () => {
    const names = { a: 'Shampoo für Hunde', b: 'Shampoo für Katzen', c: 'Hunde', d: 'Shampoo' }
    expect(await ask('de', names, 'hundeshampo')).toBe('a')
    expect(await ask('de', names, 'hudneshampoo')).toBe('a')
    expect(await ask('nl', { a: 'Shampoo voor honden', b: 'Honden' }, 'hondensjampoo')).toBe('a')
    expect(await ask('da', { a: 'Foder til katte', b: 'Katte' }, 'kattefodder')).toBe('a')
  })

  test('may end in an unfinished part', async () => {
    const names = { a: 'Spielzeug für Katzen', b: 'Katzen', c: 'Spielzeug' }
    expect(await ask('de', names, 'katzenspielz')).toBe('a')
    expect(await ask('de', { a: 'Koifutter', b: 'Futter für Koi', c: 'Koi' }, 'koifu')).toBe('a b')
    expect(await ask('de', names, 'katzenspielz', [])).not.toContain('c')
  })

  test('matches texts with other inflected forms of its parts', async () => {
    expect(await ask('da', { a: 'Foder til papegøjer', b: 'Papegøjer' }, 'papegøjefoder')).toBe('a')
    expect(await ask('sv', { a: 'Foder för valpar', b: 'Valpar' }, 'valpfoder')).toBe('a')
  })

  test('may end in a word of two letters when the part before it is long enough', async () => {
    expect(await ask('da', { a: 'Hø til kaniner', b: 'Kaniner', c: 'Hø' }, 'kaninhø')).toBe('a')
    expect(await ask('sv', { a: 'Hö för kaniner', b: 'Kaniner' }, 'kaninhö')).toBe('a')
    expect(await ask('da', { a: 'Hø til køer', b: 'Køer' }, 'køhø')).toBe('')
  })
})

test('a compound is also split into its parts when a text contains it', async () => {
  const names = { a: 'Valpfoder', b: 'Foder för valp', c: 'Valp' }
  expect(await ask('sv', names, 'valpfoder')).toBe('a b')
})

describe('synonyms', () => {
  test('of a compound take precedence over its parts when a text contains the synonym', async () => {
    const names = { a: 'Klöspelare', b: 'Bollar i trådhållare för klo' }
    expect(await ask('sv', names, 'klöstråd', [['klöstråd', 'klöspelare']])).toBe('a')
    expect(await ask('sv', { a: 'Tråd för klös' }, 'klöstråd', [['klöstråd', 'klöspelare']])).toBe('a')
  })

  test('apply to the parts of a compound, whether or not these parts are known', async () => {
    const names = { a: 'Torrfoder för hundar', b: 'Foder för hundar', c: 'Hundar', d: 'Torr' }
    expect(await ask('sv', names, 'hundmat')).toBe('')
    expect(await ask('sv', names, 'hundmat', [['mat', 'foder']])).toBe('a b')
    expect(await ask('no', { a: 'Fôr til hunder', b: 'Hunder' }, 'hundemat', [['mat', 'fôr']])).toBe('a')
  })

  test('also find compounds that contain the synonym', async () => {
    const names = { a: 'Torrfoder', b: 'Foder', c: 'Torr' }
    expect(await ask('sv', names, 'mat', [['mat', 'foder']])).toBe('b a')
  })
})

test('the attribute of the last compound part counts, and compounds that only begin with the word rank last', async () => {
  const settings = { ...inLanguage('nl'), searchableAttributes: ['name', 'group', 'text'] }
  const engine = await createEngine(
    [
      { objectID: 'a', name: 'Honden glansolie droog', group: 'Olie', text: 'Geef het bij het voer' },
      { objectID: 'b', name: 'Kip voor volwassen honden', group: 'Droogvoer', text: '' },
    ],
    { settings },
  )
  expect(await findIds(engine, 'hondenvoer')).toBe('b a')
  const bowls = toNamedRecords({ a: 'Voerbak', b: 'Zak met droogvoer', c: 'Droog in de bak: voer' })
  expect(await findIds(await createEngine(bowls, { settings }), 'voer', { queryType: 'prefixNone' })).toBe('b c a')
})

test('words near each other in the last attribute rank below words spread over name and group', async () => {
  const settings = { searchableAttributes: ['name', 'group', 'text'] }
  const records = [
    { objectID: 'a', name: 'Milk for puppies, puppy', group: 'Milk', text: 'Mix it with puppy food' },
    { objectID: 'b', name: 'Turkey for a puppy', group: 'Dry food', text: 'With oats' },
    { objectID: 'c', name: 'Puppy food', group: 'Wet', text: '' },
  ]
  expect(await findIds(await createEngine(records, { settings }), 'puppy food')).toBe('c b a')
})
