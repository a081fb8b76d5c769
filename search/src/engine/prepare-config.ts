import { type Analyzer, findAnalyzer } from '../analysis/analyzer.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { IndexConfig } from '../port/search-port.ts'
import { prepareRules } from '../rules/prepare-rules.ts'
import { prepareSynonyms } from '../synonyms/prepare-synonyms.ts'
import type { PreparedIndex } from './generation.ts'

export const EMPTY_CONFIG: IndexConfig = { settings: {}, synonyms: [], rules: [] }

/** Throws `SearchError` 400 where a synonym or rule cannot be used. `former`: what it takes over as far as nothing changed. */
export function prepareConfig(config: IndexConfig, former?: PreparedIndex): PreparedIndex {
  const settings: IndexSettings = { ...DEFAULT_SETTINGS, ...config.settings }
  const analyzer = findAnalyzer(settings.indexLanguages[0] ?? settings.queryLanguages[0])
  const queryAnalyzer = queryAnalyzerOf(settings)
  const isSame = former?.queryAnalyzer === queryAnalyzer
  return {
    config,
    settings,
    analyzer,
    queryAnalyzer,
    synonyms:
      isSame && former.config.synonyms === config.synonyms
        ? former.synonyms
        : prepareSynonyms(config.synonyms, queryAnalyzer),
    rules: isSame && former.config.rules === config.rules ? former.rules : prepareRules(config.rules, queryAnalyzer),
  }
}

/** The analyzer that reads queries, and with them synonyms and rules. */
export function queryAnalyzerOf(given: Partial<IndexSettings>): Analyzer {
  const { queryLanguages, indexLanguages } = { ...DEFAULT_SETTINGS, ...given }
  return findAnalyzer(queryLanguages[0] ?? indexLanguages[0])
}

/** Settings that segments are made by. */
const BUILT_IN = [
  'searchableAttributes',
  'attributesForFaceting',
  'numericAttributesForFiltering',
  'attributeForDistinct',
  'ranking',
  'customRanking',
] as const

/** What segments depend on, as a text: when it is the same, they stay. */
export function toBuildKey({ settings, analyzer, synonyms }: PreparedIndex): string {
  const ranked = [...settings.ranking, ...settings.customRanking].filter((name) => name.includes('(')).sort()
  const used = BUILT_IN.map((name) =>
    name === 'ranking' || name === 'customRanking' ? ranked : (settings[name] ?? null),
  )
  return JSON.stringify([analyzer.language, used, [...synonyms.placeholders].sort()])
}
