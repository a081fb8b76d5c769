import type { AfterErrorHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ODD_ORDER } from '../../access/refuse-foreign-order.ts'

const withCause = z.object({ cause: z.object({ code: z.string() }) })
/** PostgreSQL: data that a type does not take, and a comparison that a type does not know. */
const NOT_TAKEN = /^(22...|42883)$/
/** The same, and a question that makes no statement: a field of blocks is compared as no column is. */
const NOT_ASKED = /^(22|42)...$/
/** More than a row, an index or its own stack holds. */
const TOO_LARGE = /^54...$/

export const ODD_QUESTION = '“where” asks for a value, or in a way, that its field does not know'
const VALUE = 'One of the values cannot be stored: look at dates and numbers'
const LENGTH = 'One of the texts is too long to be stored: shorten it'
export const UNREADABLE = 'What was sent cannot be read: load the page again and repeat the step'

/** A form of several parts that breaks off, or is none; Payload says 500. */
const BROKEN_FORM =
  /^(Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)|Multipart: Boundary not found|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** What a field cannot have is the fault of the call that asks for it or brings it: 400, not 500. */
export const refuseOddQuestions: AfterErrorHook = ({ error, req }) => {
  const isRead = req.method === 'GET'
  const message = (isOddQuestion(error) ? findQuestion(req.query) : undefined) ?? findSentence(error, isRead)
  return message === undefined ? undefined : { status: 400, response: { errors: [{ message }] } }
}

/** What of the call the error came of. By texts in several languages a list is sorted in one of them: `locale` says which. */
function findQuestion(query: PayloadRequest['query']): string | undefined {
  if (query?.where !== undefined) return ODD_QUESTION
  return query?.sort === undefined ? undefined : ODD_ORDER
}

/** The second: a relation to several collections that is asked as a whole, not by its `value` or `relationTo`. */
const NO_QUESTION = /^(?:Invalid value type|Not supported)$/

/** Payload and its database layer look at values and operators of a `where`, and at a `sort`, while they use them. */
function isOddQuestion(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true
  const code = withCause.safeParse(error).data?.cause.code ?? ''
  return NOT_ASKED.test(code) || (error instanceof Error && NO_QUESTION.test(error.message))
}

function findSentence(error: unknown, isRead: boolean): string | undefined {
  // A `where` that is no list is read as JSON, and so is what a form sends.
  if (error instanceof SyntaxError) return isRead ? ODD_QUESTION : UNREADABLE
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return UNREADABLE
  const code = withCause.safeParse(error).data?.cause.code ?? ''
  if (NOT_TAKEN.test(code)) return isRead ? ODD_QUESTION : VALUE
  return TOO_LARGE.test(code) ? LENGTH : undefined
}
