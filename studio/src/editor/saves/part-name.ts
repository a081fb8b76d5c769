import type { Words } from '../frame/use-words.ts'

/** The words for all countries, or the name of one country in the user's language. */
export function toPartName(part: string, language: string, t: Words): string {
  if (part === 'shared') return t('drafts.allCountries')
  return new Intl.DisplayNames([language], { type: 'region' }).of(part) ?? part
}
