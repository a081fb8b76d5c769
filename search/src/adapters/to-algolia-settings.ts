import type { IndexSettings as AlgoliaSettings } from 'algoliasearch'
import type { IndexSettings } from '../port/index-settings.ts'

/** Converts settings for Algolia, with its names; what is not set is left out, so that Algolia's defaults apply. */
export function toAlgoliaSettings(settings: Partial<IndexSettings>): AlgoliaSettings {
  const { ranking, indexLanguages, queryLanguages, ...rest } = settings
  const lists = { ranking, indexLanguages, queryLanguages }
  // An empty list of criteria would mean no ranking, an empty list of languages is the default.
  const filled = Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0)
  const given = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    // The closest that Algolia has: hits with typos only where there are none without.
    .map(([name, value]) => [name, name === 'typoTolerance' && value === 'unknown' ? 'min' : value] as const)
  const all: object = Object.fromEntries([...filled, ...given])
  if (isAlgoliaSettings(all)) return all
  throw new Error('Settings are not an object.')
}

/** Narrows the type: `parseSettings` has checked each setting by its Algolia name; only the client's type also enumerates languages. */
function isAlgoliaSettings(settings: object): settings is AlgoliaSettings {
  return !Array.isArray(settings)
}
