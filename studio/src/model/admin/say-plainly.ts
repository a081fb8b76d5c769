import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { toPlainSentence } from '../../platform/plain-sentences.ts'

const told = z.looseObject({ message: z.string() })
const answer = z.object({ errors: z.array(told) })
const faults = z.looseObject({ errors: z.array(told) })

/** Last of all: whatever a call answers to an editor, no message in it is in a programmer's words. */
export const sayPlainly: AfterErrorHook = ({ result }) => {
  const { data } = answer.safeParse(result)
  if (data === undefined) return
  return { response: { ...result, errors: data.errors.map(toPlain) } }
}

function toPlain({ message, ...error }: z.infer<typeof told>) {
  const { data } = faults.safeParse(error.data)
  const inner = data && {
    data: { ...data, errors: data.errors.map((each) => ({ ...each, message: toPlainSentence(each.message) })) },
  }
  return { ...error, message: toPlainSentence(message), ...inner }
}
