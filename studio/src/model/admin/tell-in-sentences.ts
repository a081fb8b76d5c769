import { type AfterErrorHook, ValidationError } from 'payload'
import { z } from 'zod'
import { toReasons } from '../../platform/reasons.ts'
import { toFormWord } from '../languages/find-form-word.ts'
import { tell } from '../languages/tell.ts'

const problems = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() }).loose()) })

/**
 * Replaces the message of a refused save by its reasons as sentences. Payload's message lists field names, and the
 * admin splits it at colons and commas, even within sentences: so this message has no colon. Fields keep their own
 * messages.
 */
export const tellInSentences: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof ValidationError)) return
  const { errors } = problems.parse(error.data)
  const { language } = req.i18n
  const message = toReasons(error, { tell: (text) => tell(text, language), toWord: (tab) => toFormWord(tab, language) })
    .map((reason) => reason.replaceAll('://', '').replaceAll(': ', ' – ').replaceAll(':', '.'))
    .join(' · ')
  return {
    response: {
      errors: [
        {
          name: error.name,
          message,
          data: {
            errors: errors.map(({ path, message: own, label }) => ({
              path,
              message: tell(own, language),
              label,
            })),
          },
        },
      ],
    },
  }
}
