import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { toPlainSentence } from '../../platform/plain-sentences.ts'
import { tell } from '../languages/tell.ts'

const told = z.looseObject({ message: z.string() })
const answer = z.object({ errors: z.array(told) })
const faults = z.looseObject({ errors: z.array(told) })

/** Must run last: replaces technical messages in any answer to an editor, and translates all of them. */
export const sayPlainly: AfterErrorHook = ({ result, req }) => {
  const { data } = answer.safeParse(result)
  if (data === undefined) return
  return { response: { ...result, errors: data.errors.map((each) => toPlain(each, req.i18n.language)) } }
}

function toPlain({ message, ...error }: z.infer<typeof told>, language: string) {
  const say = (text: string) => tell(toPlainSentence(text), language)
  const { data } = faults.safeParse(error.data)
  const inner = data && {
    data: { ...data, errors: data.errors.map((each) => ({ ...each, message: say(each.message) })) },
  }
  return { ...error, message: say(message), ...inner }
}
