import type { Words } from '../frame/use-words.ts'

/** All countries, or the name of one in the reader's language. */
export function toPartName(part: string, language: string, t: Words): string {
  if (part === 'shared') return t('drafts.allCountries')
  return new Intl.DisplayNames([language], { type: 'region' }).of(part) ?? part
}
