import type { AfterErrorHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ODD_ORDER } from '../../access/refuse-foreign-order.ts'

const withCause = z.object({ cause: z.object({ code: z.string() }) })
/** PostgreSQL: values that a type does not accept, and comparisons that a type does not support. */
const NOT_TAKEN = /^(22...|42883)$/
/** The same, and invalid statements: fields of blocks cannot be compared like columns. */
const NOT_ASKED = /^(22|42)...$/
/** Larger than a row, an index or the stack allows. */
const TOO_LARGE = /^54...$/

export const ODD_QUESTION = '“where” uses a value or a comparison that its field does not support'
const VALUE = 'One of the values cannot be stored: check dates and numbers'
const LENGTH = 'One of the texts is too long: shorten it'
export const UNREADABLE = 'What was sent cannot be read: reload the page and try again'

/** An incomplete or invalid multipart form, for which Payload answers 500. */
const BROKEN_FORM =
  /^(Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)|Multipart: Boundary not found|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** Answers 400 instead of 500 when a call asks for or sends a value that a field cannot have. */
export const refuseOddQuestions: AfterErrorHook = ({ error, req }) => {
  const isRead = req.method === 'GET'
  const message = (isOddQuestion(error) ? findQuestion(req.query) : undefined) ?? findSentence(error, isRead)
  return message === undefined ? undefined : { status: 400, response: { errors: [{ message }] } }
}

/** The part of the call that caused the error. Sorting by localized texts needs a single language: `locale`. */
function findQuestion(query: PayloadRequest['query']): string | undefined {
  if (query?.where !== undefined) return ODD_QUESTION
  return query?.sort === undefined ? undefined : ODD_ORDER
}

/**
 * The second message: a relation to several collections that is filtered as a whole instead of by `value` or
 * `relationTo`.
 */
const NO_QUESTION = /^(?:Invalid value type|Not supported)$/

/** Payload and its database layer check values and operators of a `where`, and a `sort`, only while they use them. */
function isOddQuestion(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true
  const code = withCause.safeParse(error).data?.cause.code ?? ''
  return NOT_ASKED.test(code) || (error instanceof Error && NO_QUESTION.test(error.message))
}

function findSentence(error: unknown, isRead: boolean): string | undefined {
  // A `where` that is not a list is parsed as JSON, and so is a form's content.
  if (error instanceof SyntaxError) return isRead ? ODD_QUESTION : UNREADABLE
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return UNREADABLE
  const code = withCause.safeParse(error).data?.cause.code ?? ''
  if (NOT_TAKEN.test(code)) return isRead ? ODD_QUESTION : VALUE
  return TOO_LARGE.test(code) ? LENGTH : undefined
}
