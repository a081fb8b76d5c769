import type { PlaceIndex, VisitorPlace } from '../../../platform/place.ts'
import { findKeys, type Match } from './find-keys.ts'
import { foldPlaceName, isCyrillic } from './fold.ts'
import { DEGREE_PARTS, type PlaceFile, SIZE_PARTS } from './place-file.ts'

/** Added to the decimal logarithm of a town's population, in the same units: a name typed in full counts as if the town had 300 times as many people. */
const BONUS: Readonly<Record<Match, number>> = {
  whole: 2.5 * SIZE_PARTS,
  prefix: 0,
  'whole-typo': -SIZE_PARTS,
  'prefix-typo': -2 * SIZE_PARTS,
}
/** Shorter words are too similar to each other. */
const LEAST_FOR_TYPO = 4

type Names = { own: string; byLanguage: ReadonlyMap<string, string>; others: readonly string[] }

/** An index in memory with a sorted key per name. A query takes well under a millisecond, also among the towns of the world. */
export function createPlaceIndex(file: PlaceFile): PlaceIndex {
  const names = file.names.split('\n').map(readNames)
  const countries = file.countries?.split(',')
  const countryOf = (at: number) => countries?.[at] ?? file.country
  const columns = toColumns(toKeys(names, countryOf), file.size)
  const regionOf = (at: number) => file.regions[file.region[at] ?? -1]

  function toPlace(at: number, language: string): VisitorPlace {
    const { own = '', byLanguage } = names[at] ?? {}
    const region = regionOf(at)
    return {
      name: byLanguage?.get(language) ?? own,
      ...(region !== undefined && { region }),
      country: countryOf(at),
      lat: (file.lat[at] ?? 0) / DEGREE_PARTS,
      lng: (file.lng[at] ?? 0) / DEGREE_PARTS,
    }
  }

  return {
    find(text, { language, limit }) {
      const [name = '', ...narrower] = text.split(',')
      const query = foldPlaceName(name, file.country)
      if (query === '') return []
      const wanted = narrower.map((part) => foldPlaceName(part)).filter((part) => part !== '')
      const isWanted = (at: number) => {
        const tellers = [foldPlaceName(regionOf(at) ?? ''), countryOf(at).toLowerCase()]
        return wanted.every((part) => tellers.includes(part))
      }
      const best = scoreTowns(query, columns, wanted.length === 0 ? limit : MOST_NARROWED)
      const fitting = wanted.length === 0 ? best : preferWanted(best, isWanted)
      return fitting.slice(0, limit).map(({ town }) => toPlace(town, language))
    },
  }
}

/** `isSlip`: found only with a typo. */
type Scored = { town: number; score: number; isSlip: boolean }
/** `sizes` of the keys' towns, and the largest size of each block of keys. */
type Columns = { keys: readonly string[]; towns: readonly number[]; sizes: Int16Array; largest: Int16Array }

const IN_A_ROW = 32

function toColumns({ keys, towns }: Pick<Columns, 'keys' | 'towns'>, size: readonly number[]): Columns {
  const sizes = Int16Array.from(towns, (town) => size[town] ?? 0)
  const largest = new Int16Array(Math.ceil(sizes.length / IN_A_ROW))
  for (const [at, each] of sizes.entries()) {
    const row = Math.floor(at / IN_A_ROW)
    largest[row] = Math.max(largest[row] ?? 0, each)
  }
  return { keys, towns, sizes, largest }
}

/** More than the most towns in the world that share one name. */
const MOST_NARROWED = 100

/** The text after a comma narrows the towns down; if it matches none of them it is ignored. */
function preferWanted(best: Scored[], isWanted: (at: number) => boolean): Scored[] {
  const wanted = best.filter(({ town }) => isWanted(town))
  return wanted.length > 0 ? wanted : best
}

/**
 * Returns the best `limit` towns, the best first; of equals the larger, which comes first in the file. If a name
 * matches exactly, those with a typo are left out.
 */
function scoreTowns(query: string, { keys, towns, sizes, largest }: Columns, limit: number): Scored[] {
  const best: Scored[] = []
  const isWanted = (score: number) => best.length < limit || score > (best.at(-1)?.score ?? 0)
  const allowsTypo = query.length >= LEAST_FOR_TYPO
  findKeys(keys, query, allowsTypo, ({ from, to }, match) => {
    const bonus = BONUS[match]
    const isSlip = match === 'whole-typo' || match === 'prefix-typo'
    for (let at = from; at < to; at += 1) {
      // A typo at the end matches thousands of keys: blocks without a town that is large enough are skipped.
      if (at % IN_A_ROW === 0 && !isWanted((largest[at / IN_A_ROW] ?? 0) + bonus)) at += IN_A_ROW - 1
      else {
        const score = (sizes[at] ?? 0) + bonus
        if (isWanted(score)) putInOrder(best, { town: towns[at] ?? 0, score, isSlip }, limit)
      }
    }
  })
  return best[0]?.isSlip === false ? best.filter(({ isSlip }) => !isSlip) : best
}

/** Keeps the list sorted, within the limit, and each town in it once. */
function putInOrder(best: Scored[], scored: Scored, limit: number): void {
  const known = best.findIndex(({ town }) => town === scored.town)
  if (known >= 0) {
    if ((best[known]?.score ?? 0) >= scored.score) return
    best.splice(known, 1)
  }
  const place = best.findIndex(({ score }) => score < scored.score)
  best.splice(place < 0 ? best.length : place, 0, scored)
  if (best.length > limit) best.pop()
}

function readNames(line: string): Names {
  const [own = '', ...rest] = line.split('\t')
  const tagged = rest.map((name) => ({
    language: name.slice(0, name.indexOf(':')),
    name: name.slice(name.indexOf(':') + 1),
  }))
  const byLanguage = new Map(
    tagged.filter(({ language }) => language !== '').map(({ language, name }) => [language, name]),
  )
  return { own, byLanguage, others: tagged.map(({ name }) => name) }
}

function toKeys(names: readonly Names[], countryOf: (at: number) => string) {
  const rows: { key: string; town: number }[] = []
  for (const [town, { own, others }] of names.entries()) {
    const folded = [own, ...others].flatMap((name) => toSpellings(name, countryOf(town)))
    for (const key of new Set(folded)) rows.push({ key, town })
  }
  // Sorts the larger of the towns with the same key first.
  rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.town - b.town))
  return { keys: rows.map(({ key }) => key), towns: rows.map(({ town }) => town) }
}

/** Adds spellings without umlauts, and transliterations of a Cyrillic name from both languages. */
function toSpellings(name: string, country: string): string[] {
  const spelled = [foldPlaceName(name, country)]
  // `Halle (Saale)` is also found as Halle.
  if (name.includes('(')) spelled.push(foldPlaceName(name.replace(/\s*\(.*/u, ''), country))
  if (/[äöüåÄÖÜÅ]/u.test(name)) spelled.push(foldPlaceName(name.replace(/[äöüåÄÖÜÅ]/gu, spellOut), country))
  if (isCyrillic(name)) spelled.push(foldPlaceName(name))
  return spelled
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }
const spellOut = (letter: string) => SPELLED_OUT[letter.toLowerCase()] ?? letter
