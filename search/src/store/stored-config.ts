import { toUsableConfig, type UnusableRow } from '../engine/usable-config.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import { DEFAULT_SETTINGS, parseSettings } from '../port/parse-settings.ts'
import type { IndexConfig } from '../port/search-port.ts'
import type { IndexRow } from './index-row.ts'
import { parseStoredRules } from './parse-rules.ts'
import { parseStoredSynonyms } from './parse-synonyms.ts'
import type { SearchStore } from './search-store.ts'

/**
 * Returns everything of an index but its records, with a value for every setting, so that nothing an engine knew
 * before remains. Rows that later settings have made unusable are left out and passed to `onUnusable`.
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
