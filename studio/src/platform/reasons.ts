import { ValidationError } from 'payload'
import { z } from 'zod'
import { toPlainSentence } from './plain-sentences.ts'
import { toFieldPlace } from './to-place.ts'

const faults = z.array(
  z.object({ message: z.string(), label: z.string().optional().catch(undefined), path: z.string() }),
)

/** Translates sentences of the studio and names of tabs for the user. */
type Telling = { tell: (sentence: string) => string; toWord: (english: string) => string }

const IN_ENGLISH: Telling = { tell: (sentence) => sentence, toWord: (english) => english }

/** All sentences that say why a save was refused; in English unless `telling` translates them. */
export function toReasons(error: unknown, { tell, toWord }: Telling = IN_ENGLISH): string[] {
  if (error instanceof ValidationError) {
    const { errors } = z.object({ errors: faults }).parse(error.data)
    return errors.map(({ message, label = '' }) => {
      const sentence = tell(toPlainSentence(message))
      return label === '' || label === message ? sentence : `${toFieldPlace(label, toWord)}: ${sentence}`
    })
  }
  if (error instanceof Error && error.name === 'NotFound') return [tell('The document no longer exists')]
  if (error instanceof Error && error.name === 'Forbidden')
    return [tell('The person who planned this no longer has permission to publish it')]
  return [tell(error instanceof Error ? error.message : String(error))]
}
