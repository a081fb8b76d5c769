import { z } from 'zod'
import { limitedText, withoutBlanks } from './typed-text.ts'

/** Control signs, other ends of lines, and signs that turn the direction of what follows: nothing of it is seen, or it makes other words of it. */
const HIDDEN = String.raw`\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB`
const ONE_LINE = new RegExp(`^[^${HIDDEN}]*$`, 'u')
const ANY_HIDDEN = new RegExp(`[${HIDDEN}]+`, 'gu')

/** What a person types into a field of one line. */
export const oneLine = (max: number) => limitedText(z.string().overwrite(withoutBlanks).trim().regex(ONE_LINE), max)

/** The same of what a page puts there: its title may hold such signs, and no visitor can mend it. */
export const cleanedLine = (max: number) =>
  z
    .string()
    .transform((text) => withoutBlanks(text.replace(ANY_HIDDEN, ' ').trim()))
    .pipe(limitedText(z.string(), max))
