import { z } from 'zod'
import { cleanLine } from './clean-text.ts'

/** The most that a field of a form takes, in UTF-16 units with each line end as one, as `maxlength` of browsers counts. */
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

/** Line ends as one sign: forms send two for each. */
export const joinLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Whether nothing of it is drawn: no field is filled in with such text. */
export const isBlank = (text: string): boolean => cleanLine(text) === ''
export const withoutBlanks = (text: string): string => (isBlank(text) ? '' : text)

/** Text that is not empty and has `max` units at most. */
export const limitedText = (text: z.ZodString, max: number) =>
  text
    .min(1)
    .max(max)
    .check(({ value, issues }) => {
      // What zod counts are characters; those beyond the basic plane are two to browsers.
      if (value.length > max && [...value].length <= max)
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value, continue: true })
    })

/** What a person typed into a large field, without space around it; not empty. */
export const typedText = (max: number) =>
  limitedText(z.string().overwrite(joinLineEnds).overwrite(withoutBlanks).trim(), max)
