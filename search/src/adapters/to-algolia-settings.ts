import type { IndexSettings as AlgoliaSettings } from 'algoliasearch'
import type { IndexSettings } from '../port/index-settings.ts'

/** Settings as Algolia takes them. The names are its own; what is not set is left out, so that its default holds. */
export function toAlgoliaSettings(settings: Partial<IndexSettings>): AlgoliaSettings {
  const { ranking, indexLanguages, queryLanguages, ...rest } = settings
  const lists = { ranking, indexLanguages, queryLanguages }
  // An empty list of criteria would be no ranking at all, one of no languages is the default of none.
  const filled = Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0)
  const given = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    // The nearest that Algolia has: hits with typos only where there are none without.
    .map(([name, value]) => [name, name === 'typoTolerance' && value === 'unknown' ? 'min' : value] as const)
  const all: object = Object.fromEntries([...filled, ...given])
  if (isAlgoliaSettings(all)) return all
  throw new Error('Settings are not an object.')
}

/** `parseSettings` has checked each of them by its Algolia name; the client's type lists the languages besides. */
function isAlgoliaSettings(settings: object): settings is AlgoliaSettings {
  return !Array.isArray(settings)
}
