import { brandOf } from '@menagerie/sites/brand'
import { findById } from '@menagerie/sites/locales'
import { toAmerican } from './american.ts'
import { inTexts } from './in-texts.ts'
import type { SiteContent } from './schema.ts'

/** Fills words that several sites share with a site's brand name and a link to its mail address, in the site's spelling. */
export function fillWords<T>({ site, siteSettings }: SiteContent, words: T): T {
  const locale = findById(site)
  if (!locale) return words
  const mail = siteSettings.company.emailAddress
  const filled = inTexts(words, (text) =>
    text.replaceAll('{brand}', brandOf(locale).name).replaceAll('{mail}', `[${mail}](mailto:${mail})`),
  )
  return locale.code === 'en_US' ? toAmerican(filled) : filled
}
