import type { IndexSettings } from '../port/index-settings.ts'

/** One parsed entry of `attributesForFaceting`. */
type FacetDeclaration = {
  attribute: string
  /** Whether its values may be searched. */
  isSearchable: boolean
  /** Whether it only filters and is never counted. */
  isFilterOnly: boolean
  /** Whether it is counted after hits were grouped by `distinct`. */
  isAfterDistinct: boolean
}

const read = new WeakMap<readonly string[], readonly FacetDeclaration[]>()

/** Returns the same list for the same settings: every request needs it several times. */
export function toFacetDeclarations(entries: readonly string[]): readonly FacetDeclaration[] {
  const known = read.get(entries) ?? readDeclarations(entries)
  read.set(entries, known)
  return known
}

function readDeclarations(entries: readonly string[]): FacetDeclaration[] {
  return entries.map((entry) => {
    const parts = entry.split('(')
    const modifiers = parts.slice(0, -1).map((part) => part.trim())
    return {
      attribute: (parts.at(-1) ?? '').replaceAll(')', '').trim(),
      isSearchable: modifiers.includes('searchable'),
      isFilterOnly: modifiers.includes('filterOnly'),
      isAfterDistinct: modifiers.includes('afterDistinct'),
    }
  })
}

/** Returns the attributes in `asc(…)` and `desc(…)` of `ranking` and `customRanking`. */
export function findRankedAttributes(settings: Pick<IndexSettings, 'ranking' | 'customRanking'>): string[] {
  return [...settings.ranking, ...settings.customRanking]
    .filter((criterion) => criterion.startsWith('asc(') || criterion.startsWith('desc('))
    .map((criterion) => criterion.slice(criterion.indexOf('(') + 1, -1).trim())
}
