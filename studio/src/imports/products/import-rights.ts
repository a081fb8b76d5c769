import { findById } from '@menagerie/sites/locales'
import type { ProductColumn } from './read-column.ts'

/**
 * What an import may change, as in the forms: facts need the right for the catalogue, texts and prices the editors of
 * the sites (decisions 043 and 049).
 */
export type ImportRights = { catalogue: boolean; sites: 'all' | readonly string[] }

export const ALL_RIGHTS: ImportRights = { catalogue: true, sites: 'all' }

/** Why the user may not make a change; `place`: its site or country. */
export function refuseChange(
  { catalogue, sites }: ImportRights,
  part: ProductColumn['part'],
  place: string,
): string | undefined {
  if (part === 'facts' || part === 'specification')
    return catalogue ? undefined : 'is a fact of all countries: administrators and the catalogue change it'
  if (sites === 'all') return undefined
  if (part === 'market')
    return sites.some((site) => findById(site)?.country === place)
      ? undefined
      : `prices and availability of ${place} are set by its own editors`
  return sites.includes(place) ? undefined : `texts of ${place} are written by its own editors`
}

/** Why a document of another kind may not be changed; `sites`: its sites before and after, empty if all sites share it. */
export function refuseDocument({ sites: own }: ImportRights, sites: readonly string[]): string | undefined {
  if (own === 'all') return undefined
  if (sites.length === 0) return 'is shared by all sites, and what is asked for here is for some of them'
  const other = sites.find((site) => !own.includes(site))
  return other === undefined ? undefined : `${other} is none of the sites that may be written here`
}
