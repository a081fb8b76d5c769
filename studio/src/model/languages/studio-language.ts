import { LANGUAGES, type Language } from '@menagerie/sites/languages'
import { z } from 'zod'

const languageSchema = z.enum(LANGUAGES)

/** Payload calls Norwegian `nb`; all else has one name. */
export const toPayloadLanguage = (language: Language): string => (language === 'no' ? 'nb' : language)

/** The language of a catalogue for one of Payload, of a browser or of a profile (`nb-NO`, `fi`); undefined for one that we do not speak. */
export function findStudioLanguage(tag: string | null | undefined): Language | undefined {
  const [base = ''] = (tag ?? '').toLowerCase().split('-')
  return languageSchema.safeParse(base === 'nb' || base === 'nn' ? 'no' : base).data
}

/** The first language of an `Accept-Language` that the studio speaks. */
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
