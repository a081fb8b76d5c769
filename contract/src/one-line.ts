import { z } from 'zod'
import { HIDDEN_SIGNS } from './hidden-signs.ts'
import { joinLineEnds, limitedText, withoutBlanks } from './typed-text.ts'

const ONE_LINE = new RegExp(`^[^${HIDDEN_SIGNS}]*$`, 'u')
const ANY_HIDDEN = new RegExp(`[${HIDDEN_SIGNS}]+`, 'gu')

const withoutHidden = (text: string) => text.replace(ANY_HIDDEN, ' ')

/** Text of a single-line field. */
export const oneLine = (max: number) => limitedText(z.string().overwrite(withoutBlanks).trim().regex(ONE_LINE), max)

/**
 * Like `oneLine`, for a value that the page fills in: hidden characters are removed instead of refused, because
 * visitors cannot correct them.
 */
export const cleanedLine = (max: number) =>
  z
    .string()
    .transform((text) => withoutBlanks(withoutHidden(text).trim()))
    .pipe(limitedText(z.string(), max))

/** The only multi-line field of the forms. */
const WITH_LINES = 'message'

/** Cleans a submitted form that no schema has validated, names included, like a validated one, but refuses nothing. */
export function cleanSentFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const clean = (name: string, text: string) =>
    name === WITH_LINES ? joinLineEnds(text).split('\n').map(withoutHidden).join('\n') : withoutHidden(text)
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [withoutHidden(name), clean(name, text)]))
}
