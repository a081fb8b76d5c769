import { SearchError } from './search-error.ts'
import { toShortValue } from './to-short-value.ts'

/**
 * Names that Algolia supports and this engine does not, with the values that ask only for what the engine does anyway.
 * `docs/operations.md` lists them. Those values must be accepted because clients that copy an index send all of its settings.
 */
const UNSUPPORTED: Readonly<Record<string, readonly unknown[]>> = {
  advancedSyntax: [false],
  alternativesAsExact: [['ignorePlurals', 'singleWordSynonym']],
  aroundLatLngViaIP: [false],
  attributeCriteriaComputedByMinProximity: [false],
  attributesToTransliterate: [[]],
  camelCaseAttributes: [[]],
  customNormalization: [{}],
  decompoundedAttributes: [{}],
  explain: [[]],
  extensions: [{}],
  keepDiacriticsOnCharacters: [''],
  minimumAroundRadius: [],
  mode: ['keywordSearch'],
  naturalLanguages: [[]],
  primary: [],
  reRankingApplyFilter: [[]],
  relevancyStrictness: [100],
  replicas: [[]],
  semanticSearch: [{}],
  separatorsToIndex: [''],
  similarQuery: [''],
  slaves: [[]],
}

const MOST_TOLD = 20

/** Throws a `SearchError` 400 that names all entries which are unknown, or unsupported with this value. */
export function refuseUnsupported(kind: 'parameter' | 'setting', given: readonly (readonly [string, unknown])[]): void {
  const refused = given.filter(([name, value]) => !isNeutral(name, value))
  if (refused.length === 0) return
  const notes = refused.slice(0, MOST_TOLD).map(([name, value]) => {
    const shown = name.slice(0, 60).toWellFormed()
    return Object.hasOwn(UNSUPPORTED, name)
      ? `${shown} is not supported, so it cannot be ${toShortValue(value)}`
      : `Unknown ${kind}: ${shown}`
  })
  throw new SearchError(400, notes.join('; '))
}

function isNeutral(name: string, value: unknown): boolean {
  const neutral = Object.hasOwn(UNSUPPORTED, name) ? (UNSUPPORTED[name] ?? []) : []
  // URL-encoded requests send all values as texts.
  return neutral.some((each) => value === each || toText(value) === JSON.stringify(each))
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
