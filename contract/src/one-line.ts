import { z } from 'zod'
import { HIDDEN_SIGNS } from './hidden-signs.ts'
import { joinLineEnds, limitedText, withoutBlanks } from './typed-text.ts'

const ONE_LINE = new RegExp(`^[^${HIDDEN_SIGNS}]*$`, 'u')
const ANY_HIDDEN = new RegExp(`[${HIDDEN_SIGNS}]+`, 'gu')

const withoutHidden = (text: string) => text.replace(ANY_HIDDEN, ' ')

/** What a person types into a field of one line. */
export const oneLine = (max: number) => limitedText(z.string().overwrite(withoutBlanks).trim().regex(ONE_LINE), max)

/** The same of what a page puts there: its title may hold such signs, and no visitor can mend it. */
export const cleanedLine = (max: number) =>
  z
    .string()
    .transform((text) => withoutBlanks(withoutHidden(text).trim()))
    .pipe(limitedText(z.string(), max))

/** The one field that has lines. */
const WITH_LINES = 'message'

/** What came with a form that no schema has read, names included: each field as those of a read one, and none is refused. */
export function cleanSentFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const clean = (name: string, text: string) =>
    name === WITH_LINES ? joinLineEnds(text).split('\n').map(withoutHidden).join('\n') : withoutHidden(text)
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [withoutHidden(name), clean(name, text)]))
}
