import type { SiteSettingsBody } from '@menagerie/contract/site-settings'
import type { Reader } from './reader.ts'
import { LISTS } from './to-listings.ts'

/** Loads the editors' settings for the whole brand-locale, if there are any. */
export function loadSiteSettings({ reader }: { reader: Reader }): SiteSettingsBody | undefined {
  const [key] = reader.list(LISTS.siteSettings)
  return key === undefined ? undefined : reader.get('site-settings', key)?.body
}
