import { isDeepStrictEqual } from 'node:util'
import { type Analyzer, findAnalyzer } from '../analysis/analyzer.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { IndexConfig } from '../port/search-port.ts'
import { prepareRules } from '../rules/prepare-rules.ts'
import { prepareSynonyms } from '../synonyms/prepare-synonyms.ts'
import type { PreparedIndex } from './generation.ts'

export const EMPTY_CONFIG: IndexConfig = { settings: {}, synonyms: [], rules: [] }

/**
 * Throws `SearchError` 400 for an unusable synonym or rule. Shares prepared synonyms and rules with `others` if they
 * are equal: the indexes of a site have the same ones, and often also sites of one language.
 */
export function prepareConfig(config: IndexConfig, others: Iterable<PreparedIndex> = []): PreparedIndex {
  const settings: IndexSettings = { ...DEFAULT_SETTINGS, ...config.settings }
  const analyzer = findAnalyzer(settings.indexLanguages[0] ?? settings.queryLanguages[0])
  const queryAnalyzer = queryAnalyzerOf(settings)
  const alike = [...others].filter((other) => other.queryAnalyzer === queryAnalyzer)
  const ofSynonyms = alike.find((other) => isDeepStrictEqual(other.config.synonyms, config.synonyms))
  const ofRules = alike.find((other) => isDeepStrictEqual(other.config.rules, config.rules))
  return {
    config: {
      settings: config.settings,
      synonyms: ofSynonyms?.config.synonyms ?? config.synonyms,
      rules: ofRules?.config.rules ?? config.rules,
    },
    settings,
    analyzer,
    queryAnalyzer,
    synonyms: ofSynonyms?.synonyms ?? prepareSynonyms(config.synonyms, queryAnalyzer),
    rules: ofRules?.rules ?? prepareRules(config.rules, queryAnalyzer),
  }
}

/** Returns the analyzer for queries, synonyms and rules. */
export function queryAnalyzerOf(given: Partial<IndexSettings>): Analyzer {
  const { queryLanguages, indexLanguages } = { ...DEFAULT_SETTINGS, ...given }
  return findAnalyzer(queryLanguages[0] ?? indexLanguages[0])
}

/** Settings that segments depend on. */
const BUILT_IN = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'attributeForDistinct',
  'ranking',
  'customRanking',
] as const

/** Returns what segments depend on, as a text: while it stays the same, they can be kept. */
export function toBuildKey({ settings, analyzer, synonyms }: PreparedIndex): string {
  const ranked = [...settings.ranking, ...settings.customRanking].filter((name) => name.includes('(')).sort()
  const used = BUILT_IN.map((name) =>
    name === 'ranking' || name === 'customRanking' ? ranked : (settings[name] ?? null),
  )
  return JSON.stringify([analyzer.language, used, [...synonyms.placeholders].sort()])
}
