import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const withCause = z.object({ cause: z.object({ code: z.string() }) })
/** PostgreSQL: data that a type does not take, and a comparison that a type does not know. */
const CODES = /^(22...|42883)$/

/** A read that asks for what a field cannot have is the fault of the caller: 400, not 500. */
export const refuseOddQuestions: AfterErrorHook = ({ error, req }) => {
  if (req.method !== 'GET' || !isOfQuestion(error)) return
  const message = '“where” asks for a value, or in a way, that its field does not know'
  return { status: 400, response: { errors: [{ message }] } }
}

function isOfQuestion(error: unknown): boolean {
  // A `where` that is no list is read as JSON.
  if (error instanceof SyntaxError) return true
  const { data } = withCause.safeParse(error)
  return data !== undefined && CODES.test(data.cause.code)
}
