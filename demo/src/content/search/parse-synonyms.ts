import type { SearchSynonym } from '@menagerie/contract/search-synonyms'

const LONGEST = 100

type OneWaySynonym = { word: string; finds: string }

/**
 * Reads lines `everyday word = word of our texts`; `#` begins a comment. A line applies in one direction; with its mirrored line it applies in
 * both. Reports invalid lines with their place in `file`, a path below `demo/words/`.
 */
export function parseSynonymFile(source: string, file: string): { synonyms: SearchSynonym[]; faults: string[] } {
  const pairs: OneWaySynonym[] = []
  const known = new Map<string, number>()
  const faults: string[] = []
  for (const [index, text] of source.split(/\r?\n/u).entries()) {
    const line = text.trim()
    if (line === '' || line.startsWith('#')) continue
    const pair = readPair(line)
    const name = typeof pair === 'string' ? '' : toName(pair)
    const problem = typeof pair === 'string' ? pair : known.has(name) && `stands in line ${known.get(name)}, too`
    if (problem) faults.push(`demo/words/${file}:${index + 1}, ${line}: ${problem}`)
    if (problem || typeof pair === 'string') continue
    known.set(name, index + 1)
    pairs.push(pair)
  }
  return { synonyms: toSynonyms(pairs), faults }
}

/** Returns a pair, or the fault of the line. */
function readPair(line: string): OneWaySynonym | string {
  const [word = '', finds = '', ...more] = line.split('=').map((side) => side.trim().replace(/\s+/gu, ' '))
  if (word === '' || finds === '' || more.length > 0) return 'must be "everyday word = word of our texts"'
  if (word.toLowerCase() === finds.toLowerCase()) return 'says the same on both sides'
  return Math.max(word.length, finds.length) <= LONGEST ? { word, finds } : `is longer than ${LONGEST} letters`
}

const toName = ({ word, finds }: OneWaySynonym) => `${word} = ${finds}`.toLowerCase()
const mirror = ({ word, finds }: OneWaySynonym): OneWaySynonym => ({ word: finds, finds: word })

/** Combines all words that one word finds into a row that begins with that word. */
function toSynonyms(pairs: readonly OneWaySynonym[]): SearchSynonym[] {
  const names = new Set(pairs.map(toName))
  const isMutual = (pair: OneWaySynonym) => names.has(toName(mirror(pair)))
  const mutual = pairs.filter((pair) => isMutual(pair) && toName(pair) < toName(mirror(pair)))
  const byWord = Map.groupBy(
    pairs.filter((pair) => !isMutual(pair)),
    ({ word }) => word.toLowerCase(),
  )
  return [
    ...mutual.map(({ word, finds }) => ({ type: 'synonym' as const, words: [word, finds] })),
    ...[...byWord.values()].map((same) => ({
      type: 'onewaysynonym' as const,
      word: same[0]?.word ?? '',
      words: same.map(({ finds }) => finds),
    })),
  ]
}
