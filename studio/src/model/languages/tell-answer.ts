import { isValues } from '../../platform/values.ts'
import { tell } from './tell.ts'

/** Fields of answers that hold sentences of the studio, or names of places in its forms. A `kind` is a word of programs. */
const TOLD = new Set(
  'message errorMessage problem refusal refusals reason note notes failure place places label'.split(' '),
)
/** What people wrote or chose, with whatever names its own fields have; the overlay is a page as its site draws it. */
const WRITTEN = new Set(['value', 'values', 'settings', 'overlay'])

/** An answer with its sentences in this language; all else is as it was. */
function tellValue(value: unknown, language: string, isTold = false): unknown {
  if (typeof value === 'string') return isTold ? tell(value, language) : value
  if (Array.isArray(value)) return value.map((each) => tellValue(each, language, isTold))
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      WRITTEN.has(key) && typeof each === 'object' ? each : tellValue(each, language, TOLD.has(key)),
    ]),
  )
}

/** An answer of the studio in the reader's language. What is no JSON goes on as it is. */
export async function tellAnswer(answer: Response, language: string): Promise<Response> {
  if (language === 'en' || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const told: unknown = tellValue(await answer.json(), language)
  return new Response(JSON.stringify(told), { status: answer.status, statusText: answer.statusText, headers })
}
