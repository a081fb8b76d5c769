import type { IndexSettings } from '../port/index-settings.ts'
import type { Rule } from '../port/rule.ts'
import { SearchError } from '../port/search-error.ts'
import type { IndexConfig } from '../port/search-port.ts'
import type { Synonym } from '../port/synonym.ts'
import { prepareRules } from '../rules/prepare-rules.ts'
import { prepareSynonyms } from '../synonyms/prepare-synonyms.ts'
import { queryAnalyzerOf } from './prepare-config.ts'

/** A synonym or rule that no index can be built with. `reason` names it and says why. */
export type UnusableRow = { readonly objectID: string; readonly reason: string }

type UsableConfig = { readonly config: IndexConfig; readonly unusable: readonly UnusableRow[] }

/** Removes unusable rows from the configuration, so that one bad row does not prevent the index. */
export function toUsableConfig(config: IndexConfig): UsableConfig {
  const analyzer = queryAnalyzerOf(config.settings)
  const synonyms = keepUsable(config.synonyms, (row) => prepareSynonyms([row], analyzer))
  const rules = keepUsable(config.rules, (row) => prepareRules([row], analyzer))
  const unusable = [...synonyms.unusable, ...rules.unusable]
  if (unusable.length === 0) return { config, unusable }
  return { config: { ...config, synonyms: synonyms.usable, rules: rules.usable }, unusable }
}

/** Throws a `SearchError` 400 that names the first row which an index with these settings cannot use. */
export function checkSynonyms(synonyms: readonly Synonym[], settings: Partial<IndexSettings>): void {
  prepareSynonyms(synonyms, queryAnalyzerOf(settings))
}

/** The same for rules. */
export function checkRules(rules: readonly Rule[], settings: Partial<IndexSettings>): void {
  prepareRules(rules, queryAnalyzerOf(settings))
}

function keepUsable<T extends { objectID: string }>(rows: readonly T[], prepare: (row: T) => unknown) {
  const unusable: UnusableRow[] = []
  const usable = rows.filter((row) => {
    try {
      prepare(row)
      return true
    } catch (error) {
      if (!(error instanceof SearchError)) throw error
      unusable.push({ objectID: row.objectID, reason: error.message })
      return false
    }
  })
  return { usable, unusable }
}
