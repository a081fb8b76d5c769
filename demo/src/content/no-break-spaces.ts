import { findById } from '@menagerie/brands/locales'
import { inTexts } from './in-texts.ts'
import type { SiteContent } from './schema.ts'

const NO_BREAK = '\u00A0'

/** Where a line must not break, by language: before French marks, before a dash in Russian and Ukrainian. */
const BEFORE: Readonly<Record<string, RegExp>> = { fr: / (?=[:;?!»])|(?<=«) /g, ru: / (?=[—%])/g, uk: / (?=[—%])/g }

/** The site with the spaces that typists leave to the computer. */
export function setNoBreakSpaces(site: SiteContent): SiteContent {
  const spaces = BEFORE[findById(site.site)?.file ?? '']
  return spaces === undefined ? site : inTexts(site, (text) => text.replace(spaces, NO_BREAK))
}
