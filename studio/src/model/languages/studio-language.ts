import { LANGUAGES, type Language } from '@menagerie/sites/languages'
import { z } from 'zod'

const languageSchema = z.enum(LANGUAGES)

/** Payload's code for Norwegian is `nb`; the other codes are equal. */
export const toPayloadLanguage = (language: Language): string => (language === 'no' ? 'nb' : language)

/** The studio's language for a code of Payload, a browser or a profile (`nb-NO`, `fi`); undefined if it has no translation. */
export function findStudioLanguage(tag: string | null | undefined): Language | undefined {
  const [base = ''] = (tag ?? '').toLowerCase().split('-')
  return languageSchema.safeParse(base === 'nb' || base === 'nn' ? 'no' : base).data
}

/** The first language in `Accept-Language` that the studio has. */
export function findAcceptedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', quality] = part.trim().split(/\s*;\s*q=/)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  return wanted
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => findStudioLanguage(tag))
    .find((language) => language !== undefined)
}
