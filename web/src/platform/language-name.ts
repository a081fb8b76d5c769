import { beginLarge } from '@menagerie/contract/human-text'
import type { BrandLocale } from '@menagerie/sites/brand-locale'

/** In that language itself, as a name that stands alone: languages write their own names small. */
export function toLanguageName({ iso }: BrandLocale): string {
  const [language = ''] = iso.split('-')
  const name = new Intl.DisplayNames([iso], { type: 'language' }).of(language) ?? ''
  return beginLarge(name, iso)
}
