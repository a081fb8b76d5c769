import type { Analyzer } from '../analysis/analyzer.ts'
import type { Rule, RuleAnchoring, RuleCondition } from '../port/rule.ts'
import { SearchError } from '../port/search-error.ts'
import { readFilterKeys } from './filter-keys.ts'
import { type PatternPart, readPattern } from './find-pattern.ts'
import { type PreparedConsequence, readConsequence } from './read-consequence.ts'

export type PreparedCondition = {
  /** Undefined when the query does not matter; empty when the query must be empty. */
  readonly pattern: readonly PatternPart[] | undefined
  readonly anchoring: RuleAnchoring
  /** Whether other forms of a word, typos and synonyms match, too. */
  readonly isLoose: boolean
  readonly context: string | undefined
  readonly filters: readonly (readonly string[])[]
}

export type PreparedRule = {
  readonly objectID: string
  /** One of the conditions must hold. A rule without conditions always applies. */
  readonly conditions: readonly PreparedCondition[]
  readonly consequence: PreparedConsequence
  /** Times in milliseconds. An empty list means always. */
  readonly validity: readonly { readonly from: number; readonly until: number }[]
}

export type PreparedRules = {
  readonly analyzer: Analyzer
  /** Rules that apply only to a query with one of these words, folded. */
  readonly byWord: ReadonlyMap<string, readonly PreparedRule[]>
  readonly others: readonly PreparedRule[]
}

/** Most facets in a pattern. A facet may match several words of the query, so more of them would have too many combinations. */
const MOST_FACETS = 3
const MOST_WORDS = 30
const MOST_CONDITIONS = 100

/**
 * Prepares rules. The last one with an objectID counts, and disabled ones are left out. Throws a `SearchError` 400
 * that names the rule which cannot be used.
 */
export function prepareRules(rules: readonly Rule[], analyzer: Analyzer): PreparedRules {
  const byWord = new Map<string, PreparedRule[]>()
  const others: PreparedRule[] = []
  for (const rule of new Map(rules.map((one) => [one.objectID, one])).values()) {
    const prepared = prepareRule(rule, analyzer)
    if (rule.enabled === false) continue
    const words = findFirstWords(prepared)
    if (words === undefined) others.push(prepared)
    else for (const word of words) addRule(byWord, word, prepared)
  }
  return { analyzer, byWord, others }
}

function addRule(byWord: Map<string, PreparedRule[]>, word: string, rule: PreparedRule): void {
  const rules = byWord.get(word)
  if (rules === undefined) byWord.set(word, [rule])
  else rules.push(rule)
}

function prepareRule(rule: Rule, analyzer: Analyzer): PreparedRule {
  try {
    const { conditions = [], validity = [] } = rule
    if (conditions.length > MOST_CONDITIONS) throw new SearchError(400, `more than ${MOST_CONDITIONS} conditions`)
    if (validity.some(({ from, until }) => from >= until)) throw new SearchError(400, 'validity ends before it begins')
    return {
      objectID: rule.objectID,
      conditions: conditions.map((condition) => prepareCondition(condition, analyzer)),
      consequence: readConsequence(rule, analyzer),
      validity: validity.map(({ from, until }) => ({ from: from * 1000, until: until * 1000 })),
    }
  } catch (error) {
    if (error instanceof SearchError) throw new SearchError(400, `Rule "${rule.objectID}": ${error.message}`)
    throw error
  }
}

function prepareCondition(condition: RuleCondition, analyzer: Analyzer): PreparedCondition {
  const { pattern, anchoring, alternatives = false, context, filters = '' } = condition
  if (pattern !== undefined && anchoring === undefined) throw new SearchError(400, 'a pattern needs an anchoring')
  if (pattern === undefined && anchoring !== undefined) throw new SearchError(400, 'an anchoring needs a pattern')
  const parts = pattern === undefined ? undefined : readPattern(pattern, analyzer)
  if (parts?.length === 0 && pattern?.trim() !== '') throw new SearchError(400, `pattern has no word: ${pattern}`)
  if ((parts?.length ?? 0) > MOST_WORDS) throw new SearchError(400, `pattern has more than ${MOST_WORDS} words`)
  if ((parts?.filter(({ kind }) => kind === 'facet').length ?? 0) > MOST_FACETS) {
    throw new SearchError(400, `pattern has more than ${MOST_FACETS} facets`)
  }
  // Every query contains an empty pattern. Only with `is` does it mean a query without words.
  const isAnything = parts?.length === 0 && anchoring !== 'is'
  return {
    pattern: isAnything ? undefined : parts,
    anchoring: anchoring ?? 'contains',
    isLoose: alternatives,
    context,
    filters: readFilterKeys(filters),
  }
}

/** Returns words of which a query must have at least one for the rule to apply, or undefined when there is no such set. */
function findFirstWords({ conditions }: PreparedRule): Set<string> | undefined {
  const words = new Set<string>()
  for (const { pattern, isLoose } of conditions) {
    const first = pattern?.[0]
    if (isLoose || first?.kind !== 'word') return undefined
    for (const form of first.folded) words.add(form)
  }
  return conditions.length === 0 ? undefined : words
}
