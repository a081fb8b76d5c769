import { expect, test } from 'vitest'
import type { RecordChange } from '../port/search-port.ts'
import { type SlowRecord, searchSlowly } from '../query/testing/slow-search.ts'
import { createSearchEngine, type SearchEngine } from './search-engine.ts'
import { createIndexRandom } from './testing/random.ts'

/** Words have 3 to 5 of these letters: too short to be compounds of two others. */
const LETTERS = 'abcd'
const ATTRIBUTES = [
  { name: 'title', rank: 0, isOrdered: true },
  { name: 'brand', rank: 1, isOrdered: true },
  { name: 'group', rank: 1, isOrdered: true },
  { name: 'text', rank: 2, isOrdered: false },
]
const SETTINGS = {
  searchableAttributes: ['title', 'brand,group', 'unordered(text)'],
  customRanking: ['desc(sold)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 5,
  optionalWords: ['abab'],
}
const CONFIG = { settings: SETTINGS, synonyms: [], rules: [] }

type Next = (below: number) => number

function toWords(next: Next, count: number): string {
  const toWord = () => Array.from({ length: 3 + next(3) }, () => LETTERS[next(LETTERS.length)]).join('')
  return Array.from({ length: count }, toWord).join(' ')
}

function toRecord(next: Next, id: number): SlowRecord {
  return {
    objectID: `r${id}`,
    title: toWords(next, next(4)),
    brand: toWords(next, 1),
    group: toWords(next, next(2)),
    text: toWords(next, next(12)),
    sold: next(3),
  }
}

/** Records that are added, replaced and deleted: as a list of changes, and as the records that remain. */
function toHistory(next: Next, count: number): { changes: RecordChange[]; left: SlowRecord[] } {
  const left = new Map<string, SlowRecord>()
  const changes: RecordChange[] = []
  for (let i = 0; i < count * 2; i++) {
    const record = toRecord(next, next(count))
    const goes = next(5) === 0
    changes.push(goes ? { remove: record.objectID } : { put: record })
    if (goes) left.delete(record.objectID)
    else left.set(record.objectID, record)
  }
  return { changes, left: [...left.values()] }
}

async function findIds(engine: SearchEngine, query: string): Promise<string[]> {
  const { results } = await engine.search([{ indexName: 'i', query, hitsPerPage: 1000, attributesToHighlight: [] }])
  const [answer] = results
  return answer && 'hits' in answer ? answer.hits.map(({ objectID }) => objectID) : []
}

test('one segment, many segments and a slow reference search give the same records in the same order', async () => {
  const next = createIndexRandom(20261121)
  const { changes, left } = toHistory(next, 100)
  const whole = createSearchEngine()
  await whole.replaceAll('i', left, CONFIG)
  const grown = createSearchEngine()
  await grown.configure('i', CONFIG)
  for (let at = 0; at < changes.length; ) {
    const length = 1 + next(6)
    await grown.change('i', changes.slice(at, at + length))
    at += length
  }
  const packed = createSearchEngine()
  await packed.load('i', await grown.pack('i'), CONFIG)
  let found = 0
  for (let round = 0; round < 60; round++) {
    const words = toWords(next, 1 + next(3)).split(' ')
    const query = words.join(' ')
    const expected = searchSlowly(left, {
      words,
      attributes: ATTRIBUTES,
      oneTypo: 3,
      twoTypos: 5,
      custom: 'sold',
      isOptional: (word) => word === 'abab',
    })
    found += expected.length
    expect(await findIds(whole, query), query).toEqual(expected)
    expect(await findIds(grown, query), query).toEqual(expected)
    expect(await findIds(packed, query), query).toEqual(expected)
  }
  expect(found).toBeGreaterThan(500)
  await grown.settled()
  expect(await grown.stats('i')).toMatchObject({ records: left.length })
})
