import { findPattern, type PatternMatch, type QueryText } from './find-pattern.ts'
import type { PreparedCondition, PreparedRule, PreparedRules } from './prepare-rules.ts'

type Situation = {
  readonly query: QueryText
  readonly contexts: ReadonlySet<string>
  /** Called only when a rule has filters in a condition. */
  readonly findFilters: () => ReadonlySet<string>
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type RuleMatch = {
  readonly rule: PreparedRule
  /** Undefined for a rule that always applies. */
  readonly condition: PreparedCondition | undefined
  readonly places: readonly PatternMatch[]
}

const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains']

/** Finds all rules that apply, in Algolia's order of precedence: nearest to the query's beginning first, then the longest, then the most specific. */
export function findMatchingRules(rules: PreparedRules, situation: Situation): RuleMatch[] {
  const candidates = new Set(rules.others)
  for (const forms of situation.query.folded) {
    for (const form of forms) for (const rule of rules.byWord.get(form) ?? []) candidates.add(rule)
  }
  const matches: RuleMatch[] = []
  for (const rule of candidates) {
    const match = isInForce(rule, situation.now) ? findMatch(rule, situation) : undefined
    if (match !== undefined) matches.push(match)
  }
  return matches.sort(compareMatches)
}

function isInForce({ validity }: PreparedRule, now: number): boolean {
  return validity.length === 0 || validity.some(({ from, until }) => from <= now && now <= until)
}

function findMatch(rule: PreparedRule, situation: Situation): RuleMatch | undefined {
  if (rule.conditions.length === 0) return { rule, condition: undefined, places: [] }
  let best: RuleMatch | undefined
  for (const condition of rule.conditions) {
    const places = findPlaces(condition, situation)
    if (places === undefined) continue
    const match = { rule, condition, places }
    if (best === undefined || compareMatches(match, best) < 0) best = match
  }
  return best
}

/** Returns where the condition's pattern stands in the query, or undefined when the condition does not hold. */
function findPlaces(condition: PreparedCondition, situation: Situation): PatternMatch[] | undefined {
  const { pattern, anchoring, isLoose, context, filters } = condition
  if (context !== undefined && !situation.contexts.has(context)) return undefined
  if (filters.length > 0) {
    const known = situation.findFilters()
    if (!filters.every((group) => group.some((key) => known.has(key)))) return undefined
  }
  if (pattern === undefined) return []
  const places = findPattern(pattern, anchoring, isLoose, situation.query)
  return places.length > 0 ? places : undefined
}

function compareMatches(a: RuleMatch, b: RuleMatch): number {
  const [ranksA, ranksB] = [toRanks(a), toRanks(b)]
  for (const [at, rank] of ranksA.entries()) {
    const other = ranksB[at] ?? 0
    if (rank !== other) return rank < other ? -1 : 1
  }
  return a.rule.objectID < b.rule.objectID ? -1 : 1
}

/** Returns numbers for sorting, smaller ones first. */
function toRanks({ rule, condition, places }: RuleMatch): number[] {
  const place = places[0]
  const length = (place === undefined ? 0 : place.to - place.from) + (condition?.filters.length ?? 0)
  return [
    place?.from ?? Number.POSITIVE_INFINITY,
    -length,
    condition?.pattern === undefined ? ANCHORINGS.length : ANCHORINGS.indexOf(condition.anchoring),
    condition?.context === undefined ? 1 : 0,
    condition === undefined || condition.filters.length === 0 ? 1 : 0,
    condition?.pattern?.some(({ kind }) => kind === 'facet') ? 1 : 0,
    rule.validity.length > 0 ? 0 : 1,
  ]
}
