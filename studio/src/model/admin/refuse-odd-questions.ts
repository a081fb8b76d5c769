import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const withCause = z.object({ cause: z.object({ code: z.string() }) })
/** PostgreSQL: data that a type does not take, and a comparison that a type does not know. */
const NOT_TAKEN = /^(22...|42883)$/
/** More than a row, an index or its own stack holds. */
const TOO_LARGE = /^54...$/

const QUESTION = '“where” asks for a value, or in a way, that its field does not know'
const VALUE = 'One of the values cannot be stored: look at dates and numbers'
const LENGTH = 'One of the texts is too long to be stored: shorten it'
const BODY = 'What was sent cannot be read: load the page again and repeat the step'

/** A form of several parts that breaks off, or is none; Payload says 500. */
const BROKEN_FORM =
  /^(Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)|Multipart: Boundary not found|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** What a field cannot have is the fault of the call that asks for it or brings it: 400, not 500. */
export const refuseOddQuestions: AfterErrorHook = ({ error, req }) => {
  const message = findSentence(error, req.method === 'GET')
  return message === undefined ? undefined : { status: 400, response: { errors: [{ message }] } }
}

function findSentence(error: unknown, isRead: boolean): string | undefined {
  // A `where` that is no list is read as JSON, and so is what a form sends.
  if (error instanceof SyntaxError) return isRead ? QUESTION : BODY
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return BODY
  const code = withCause.safeParse(error).data?.cause.code ?? ''
  if (NOT_TAKEN.test(code)) return isRead ? QUESTION : VALUE
  return TOO_LARGE.test(code) ? LENGTH : undefined
}
