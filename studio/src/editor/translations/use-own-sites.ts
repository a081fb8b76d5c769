import { useAuth } from '@payloadcms/ui'
import type { User } from '../../payload-types.ts'
import type { SiteChoice } from './SiteChoices.tsx'

/** Sites that the user may write for, except `without`. */
export function useOwnSites(sites: readonly SiteChoice[], without: string | undefined): readonly SiteChoice[] {
  const { user } = useAuth<User>()
  const isAdmin = user?.role === 'admin'
  const own: readonly string[] = user?.role === 'editor' ? (user.sites ?? []) : []
  return sites.filter(({ id }) => id !== without && (isAdmin || own.includes(id)))
}
