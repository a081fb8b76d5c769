import { ValidationError } from 'payload'
import { z } from 'zod'
import { toPlainSentence } from './plain-sentences.ts'
import { toFieldPlace } from './to-place.ts'

const faults = z.array(
  z.object({ message: z.string(), label: z.string().optional().catch(undefined), path: z.string() }),
)

/** Sentences that say why a save was refused, all of them. */
export function toReasons(error: unknown): string[] {
  if (error instanceof ValidationError) {
    const { errors } = z.object({ errors: faults }).parse(error.data)
    return errors.map(({ message, label = '' }) => {
      const sentence = toPlainSentence(message)
      return label === '' || label === message ? sentence : `${toFieldPlace(label)}: ${sentence}`
    })
  }
  if (error instanceof Error && error.name === 'NotFound') return ['The document is not there any more']
  if (error instanceof Error && error.name === 'Forbidden') return ['Who planned it may not publish this any more']
  return [error instanceof Error ? error.message : String(error)]
}
