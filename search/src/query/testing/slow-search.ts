import { countTypos } from './slow-typos.ts'

/** Searches by the plain definition, one record after another. The engine must give the same results. Words are separated by spaces. */
export type SlowRecord = { readonly objectID: string; readonly [attribute: string]: string | number }
type SlowAttribute = { readonly name: string; readonly rank: number; readonly isOrdered: boolean }
type SlowQuery = {
  readonly words: readonly string[]
  readonly attributes: readonly SlowAttribute[]
  readonly oneTypo: number
  readonly twoTypos: number
  /** Attribute with a number: higher is better. */
  readonly custom: string
  readonly isOptional: (word: string) => boolean
}

type FoundPlace = { attribute: number; position: number; isWhole: boolean; word: string }
type Match = { typos: number; place: number; isExact: boolean; places: FoundPlace[] }

const counted = new Map<string, number>()

/** Remembers results for pairs of words, because counting typos is slow here. */
function remember(term: string, word: string, isPrefix: boolean): number {
  const key = `${term} ${word} ${isPrefix}`
  const known = counted.get(key) ?? countTypos(term, word, isPrefix)
  counted.set(key, known)
  return known
}

const POSITIONS = 4096
const FAR = 8

/** Returns ids in the order of typo, words, proximity, attribute, exact, custom, insertion. */
export function searchSlowly(records: readonly SlowRecord[], query: SlowQuery): string[] {
  const found = records.flatMap((record, order) => {
    const key = toKey(record, query)
    return key ? [{ id: record.objectID, key: [...key, order] }] : []
  })
  found.sort((a, b) => compareKeys(a.key, b.key))
  return found.map(({ id }) => id)
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

function toKey(record: SlowRecord, query: SlowQuery): number[] | undefined {
  const places = query.attributes.flatMap(({ name }, attribute) => {
    const words = String(record[name] ?? '')
      .split(' ')
      .filter((word) => word !== '')
    return words.map((word, position): FoundPlace => ({ attribute, position, word, isWhole: words.length === 1 }))
  })
  const matches = query.words.map((word, i) => findMatch(word, i === query.words.length - 1, places, query))
  const isMissing = query.words.some((word, i) => matches[i] === undefined && !query.isOptional(word))
  const matched = matches.filter((match) => match !== undefined)
  if (isMissing || matched.length === 0) return undefined
  const sum = (read: (match: Match) => number) => matched.reduce((total, match) => total + read(match), 0)
  const isWhole = (match: Match) => match.places.some((place) => place.isWhole && place.word === query.words[0])
  const toExact = (match: Match) => (!match.isExact ? 0 : query.words.length === 1 && isWhole(match) ? 2 : 1)
  return [
    sum(({ typos }) => typos),
    -matched.length,
    measure(matched, query.attributes),
    Math.min(...matched.map(({ place }) => place)),
    -sum(toExact),
    -Number(record[query.custom]),
  ]
}

function findMatch(
  word: string,
  isPrefix: boolean,
  places: readonly FoundPlace[],
  query: SlowQuery,
): Match | undefined {
  const budget = word.length >= query.twoTypos ? 2 : word.length >= query.oneTypo ? 1 : 0
  const near = places
    .map((place) => ({
      place,
      typos: place.word.startsWith(word) && isPrefix ? 0 : remember(place.word, word, isPrefix),
    }))
    .filter(({ typos }) => typos <= budget)
  if (near.length === 0) return undefined
  const typos = Math.min(...near.map((one) => one.typos))
  const toPlace = ({ attribute, position }: FoundPlace) => {
    const { rank = 0, isOrdered = false } = query.attributes[attribute] ?? {}
    return rank * POSITIONS + (isOrdered ? position : 0)
  }
  return {
    typos,
    place: Math.min(...near.filter((one) => one.typos === typos).map(({ place }) => toPlace(place))),
    isExact: near.some(({ place }) => place.word === word),
    places: near.map(({ place }) => place),
  }
}

function measure(matches: readonly Match[], attributes: readonly SlowAttribute[]): number {
  const ranks = Math.max(...attributes.map(({ rank }) => rank)) + 1
  const toWeakness = (place: FoundPlace) => Math.floor(((attributes[place.attribute]?.rank ?? 0) * 3 * FAR) / ranks)
  const toLeast = ({ places }: Match) => Math.min(...places.map(toWeakness))
  let total = 0
  for (const [i, after] of matches.entries()) {
    const before = matches[i - 1]
    if (before === undefined) continue
    let least = FAR + Math.max(toLeast(before), toLeast(after))
    for (const a of before.places) {
      for (const b of after.places) {
        if (a.attribute !== b.attribute) continue
        const steps = b.position - a.position
        const apart = steps > 0 ? steps : steps === 0 ? 1 : 1 - steps
        if (apart < FAR) least = Math.min(least, apart + toWeakness(a))
      }
    }
    total += least
  }
  return total
}
