import { toUsableConfig, type UnusableRow } from '../engine/usable-config.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import { DEFAULT_SETTINGS, parseSettings } from '../port/parse-settings.ts'
import type { IndexConfig } from '../port/search-port.ts'
import type { IndexRow } from './index-row.ts'
import { parseStoredRules } from './parse-rules.ts'
import { parseStoredSynonyms } from './parse-synonyms.ts'
import type { SearchStore } from './search-store.ts'

/**
 * All of an index besides its records, every setting with a value: what an engine knew before has no say. Rows that settings of
 * a later time have made unusable are left out and passed to `onUnusable`.
 */
export function toStoredConfig(store: SearchStore, row: IndexRow, onUnusable: (row: UnusableRow) => void): IndexConfig {
  const settings: IndexSettings = { ...DEFAULT_SETTINGS, ...parseSettings(JSON.parse(row.settings)) }
  const { config, unusable } = toUsableConfig({
    settings,
    synonyms: parseStoredSynonyms(store.extras(row.id, 'synonym')),
    rules: parseStoredRules(store.extras(row.id, 'rule')),
  })
  unusable.forEach(onUnusable)
  return config
}
