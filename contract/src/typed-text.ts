import { z } from 'zod'
import { cleanLine } from './clean-text.ts'

/** Longest text of a form's field, in UTF-16 units with each line break as one, as `maxlength` counts in browsers. */
export const FIELD_CHARS = {
  name: 100,
  line: 200,
  email: 254,
  phone: 60,
  postcode: 20,
  /** Digits of a postcode in Spain. */
  spanishPostcode: 5,
  province: 60,
  message: 5_000,
} as const

/** Converts line breaks to one character each: forms send CRLF. */
export const joinLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Whether the text has no visible character: such a field counts as empty. */
export const isBlank = (text: string): boolean => cleanLine(text) === ''
export const withoutBlanks = (text: string): string => (isBlank(text) ? '' : text)

/** Non-empty text with at most `max` UTF-16 units. */
export const limitedText = (text: z.ZodString, max: number) =>
  text
    .min(1)
    .max(max)
    .check(({ value, issues }) => {
      // zod counts code points, but browsers count two units for characters beyond the basic plane.
      if (value.length > max && [...value].length <= max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value, continue: true })
    })

/** Text of a multi-line field, trimmed and not empty. */
export const typedText = (max: number) =>
  limitedText(z.string().overwrite(joinLineEnds).overwrite(withoutBlanks).trim(), max)
