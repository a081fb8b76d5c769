import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const FILL_IN = 'Fill this in'

/** Replaces zod's messages by sentences for editors, for rules of the contract without messages of their own. */
export const toSentence: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? FILL_IN
        : 'This cannot be read: choose or enter it again'
    case 'too_small':
      return toTooSmall(issue)
    case 'too_big':
      return toTooBig(issue)
    case 'invalid_format':
      return toFormat(issue)
    case 'invalid_value':
      return 'Choose one of the options'
    default:
      return 'This is not valid: check what the field asks for'
  }
}

function toTooSmall({ origin, minimum }: Issue & { code: 'too_small' }): string {
  if (origin === 'string') return Number(minimum) <= 1 ? FILL_IN : `Enter at least ${minimum} characters`
  if (origin === 'array' || origin === 'set') return `Add at least ${minimum} here`
  return `Enter ${minimum} or more`
}

function toTooBig({ origin, maximum }: Issue & { code: 'too_big' }): string {
  if (origin === 'string') return `Enter at most ${maximum} characters`
  if (origin === 'array' || origin === 'set') return `Add at most ${maximum} here`
  return `Enter ${maximum} or less`
}

function toFormat({ format }: Issue & { code: 'invalid_format' }): string {
  if (format === 'url') return 'Enter a full address that starts with https://'
  if (format === 'email') return 'Enter an email address such as name@example.com'
  return 'This is not in the right format: check what the field asks for'
}
