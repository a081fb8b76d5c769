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
    return catalogue ? undefined : 'applies to all countries: only administrators and the catalogue team can change it'
  if (sites === 'all') return undefined
  if (part === 'market')
    return sites.some((site) => findById(site)?.country === place)
      ? undefined
      : `prices and availability in ${place} can only be set by its own editors`
  return sites.includes(place) ? undefined : `texts for ${place} can only be written by its own editors`
}

/** Why a document of another kind may not be changed; `sites`: its sites before and after, empty if all sites share it. */
export function refuseDocument({ sites: own }: ImportRights, sites: readonly string[]): string | undefined {
  if (own === 'all') return undefined
  if (sites.length === 0) return 'is shared by all sites, but only some of them were asked for'
  const other = sites.find((site) => !own.includes(site))
  return other === undefined ? undefined : `${other} is not one of the sites that can be written here`
}
