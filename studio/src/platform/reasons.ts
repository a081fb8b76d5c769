import { ValidationError } from 'payload'
import { z } from 'zod'
import { toFormWord } from '../model/languages/find-form-word.ts'
import { tell } from '../model/languages/tell.ts'
import { toPlainSentence } from './plain-sentences.ts'
import { toFieldPlace } from './to-place.ts'

const faults = z.array(
  z.object({ message: z.string(), label: z.string().optional().catch(undefined), path: z.string() }),
)

/** Sentences that say why a save was refused, all of them, in a language of Payload. */
export function toReasons(error: unknown, language = 'en'): string[] {
  if (error instanceof ValidationError) {
    const { errors } = z.object({ errors: faults }).parse(error.data)
    return errors.map(({ message, label = '' }) => {
      const sentence = tell(toPlainSentence(message), language)
      const place = toFieldPlace(label, (tab) => toFormWord(tab, language))
      return label === '' || label === message ? sentence : `${place}: ${sentence}`
    })
  }
  if (error instanceof Error && error.name === 'NotFound') return [tell('The document is not there any more', language)]
  if (error instanceof Error && error.name === 'Forbidden')
    return [tell('Who planned it may not publish this any more', language)]
  return [tell(error instanceof Error ? error.message : String(error), language)]
}
