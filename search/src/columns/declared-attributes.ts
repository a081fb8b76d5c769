import type { IndexSettings } from '../port/index-settings.ts'

/** One entry of `attributesForFaceting`, read. */
type FacetDeclaration = {
  attribute: string
  /** Its values may be searched. */
  isSearchable: boolean
  /** It filters, but is never counted. */
  isFilterOnly: boolean
  /** It is counted after hits have been grouped by `distinct`. */
  isAfterDistinct: boolean
}

const read = new WeakMap<readonly string[], readonly FacetDeclaration[]>()

/** The same list for the same settings: every request asks for it several times. */
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

/** Attributes in `asc(…)` and `desc(…)` of `ranking` and `customRanking`. */
export function findRankedAttributes(settings: Pick<IndexSettings, 'ranking' | 'customRanking'>): string[] {
  return [...settings.ranking, ...settings.customRanking]
    .filter((criterion) => criterion.startsWith('asc(') || criterion.startsWith('desc('))
    .map((criterion) => criterion.slice(criterion.indexOf('(') + 1, -1).trim())
}
