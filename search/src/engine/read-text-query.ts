import { cutWord } from '../index/word-list.ts'
import type { SearchParams } from '../port/search-params.ts'
import { type AttributeRules, toAttributeRules } from '../query/attribute-rules.ts'
import { findJoins } from '../query/find-joins.ts'
import { findSplits, partAlternatives } from '../query/find-splits.ts'
import { matchText, type TextMatch } from '../query/match-text.ts'
import { planQuery } from '../query/plan-query.ts'
import type { Alternative, QueryWord } from '../query/query-words.ts'
import type { QueryPlan, SlotOption, Tiling } from '../query/slot.ts'
import { findAlternatives } from '../synonyms/find-alternatives.ts'
import type { Generation } from './generation.ts'

/** What the query's words match in every segment of an index. */
export type TextFound = {
  readonly plan: QueryPlan
  readonly rules: readonly AttributeRules[]
  readonly matches: readonly TextMatch[]
}

/** Caches results by text within one batch: its requests mostly differ only in filters. */
export type TextCache = Map<string, TextFound>

const TEXT_PARAMS = [
  'typoTolerance',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'allowTyposOnNumericTokens',
  'disableTypoToleranceOnWords',
  'disableTypoToleranceOnAttributes',
  'disablePrefixOnAttributes',
  'disableExactOnAttributes',
  'decompoundQuery',
  'ignorePlurals',
  'optionalWords',
  'exactOnSingleWordQuery',
  'restrictSearchableAttributes',
  'synonyms',
] as const satisfies (keyof SearchParams)[]

/**
 * For a query with so many matches without typos, readings that cost a typo (such as split compounds) are skipped:
 * their matches would come after all reachable pages.
 */
const PLENTY = 1000

export function findTextQuery(
  generation: Generation,
  words: readonly QueryWord[],
  areAllOptional: boolean,
  params: SearchParams,
  cache: TextCache,
): TextFound {
  const key = JSON.stringify([
    generation.number,
    words.map(({ text, isPrefix, skipped = [] }) => [text, isPrefix, skipped.map((word) => word.text)]),
    areAllOptional,
    TEXT_PARAMS.map((name) => params[name] ?? null),
  ])
  const known = cache.get(key)
  if (known) return known
  const { queryAnalyzer: analyzer, settings, parts, synonyms, remembered } = generation
  const alternatives = params.synonyms ? findAlternatives(words, synonyms) : []
  const mayJoin = params.typoTolerance !== false || params.decompoundQuery
  const joins = mayJoin ? findJoins(words, remembered, analyzer) : []
  const parted = mayJoin ? partAlternatives(alternatives, analyzer) : []
  const findOthers = (parts: readonly QueryWord[]) => (params.synonyms ? findAlternatives(parts, synonyms) : [])
  const isKnown = ({ text, folded }: QueryWord) =>
    folded.some(remembered.has) || analyzer.stems(text).some((stem) => remembered.hasStem(cutWord(stem)))
  const told = findTold(alternatives, (text) => isKnown({ text, folded: [text], isPrefix: false }))
  const splits = mayJoin
    ? findSplits(words, remembered, analyzer, findOthers).filter(({ from }) => !told.has(from))
    : []
  const read = { alternatives: [...alternatives, ...joins], splits: [...splits, ...parted] }
  const plan = planQuery(words, read, params, analyzer, areAllOptional, isKnown)
  const rules = parts.map(({ segment }) => toAttributeRules(segment, settings, params))
  const match = (tilings: readonly number[], before?: readonly TextMatch[]) =>
    parts.map(({ segment }, i) => {
      const ofPart = rules[i] ?? toAttributeRules(segment, settings, params)
      return matchText(segment, plan, analyzer, ofPart, tilings, before?.[i])
    })
  const { free, costly } = sortTilings(plan)
  const first = match(free)
  const matches = costly.length === 0 || countFaultless(first) >= PLENTY ? first : match(costly, first)
  const found = { plan, rules, matches }
  cache.set(key, found)
  return found
}

/**
 * Returns positions of single words for which a synonym occurs in the texts: the synonym is preferred, as splitting
 * the word would only find its parts.
 */
function findTold(alternatives: readonly Alternative[], isKnown: (word: string) => boolean): ReadonlySet<number> {
  const told = alternatives.filter(
    ({ kind, from, to, words }) => kind === 'synonym' && to === from + 1 && words.every(isKnown),
  )
  return new Set(told.map(({ from }) => from))
}

/** Returns the numbers of readings of a query that can match without a typo, and of those that cannot. */
function sortTilings({ tilings }: QueryPlan): { free: number[]; costly: number[] } {
  const toCost = (option: SlotOption) => (option.kind === 'typed' ? option.cost : option.typos)
  const isCostly = (tiling: Tiling) => tiling.some(({ options }) => options.every((option) => toCost(option) > 0))
  const numbers = [...tilings.keys()]
  return {
    free: numbers.filter((number) => !isCostly(tilings[number] ?? [])),
    costly: numbers.filter((number) => isCostly(tilings[number] ?? [])),
  }
}

function countFaultless(matches: readonly TextMatch[]): number {
  let count = 0
  for (const { typos } of matches) for (const some of typos) if (some === 0) count += 1
  return count
}
