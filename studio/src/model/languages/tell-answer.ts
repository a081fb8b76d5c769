import { isValues } from '../../platform/values.ts'
import { tell } from './tell.ts'

/**
 * Fields of answers that contain sentences of the studio or labels of forms. `kind` is not included, because it is a
 * code.
 */
const TOLD = new Set(
  'message errorMessage problem refusal refusals reason note notes failure place places label'.split(' '),
)
/** Fields with content of users, which must not be translated; `overlay` is a page as its site renders it. */
const WRITTEN = new Set(['value', 'values', 'settings', 'overlay'])

/** Translates the sentences in a value and leaves the rest unchanged. */
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

/** Translates an answer of the studio; anything but JSON stays unchanged. */
export async function tellAnswer(answer: Response, language: string): Promise<Response> {
  if (language === 'en' || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const told: unknown = tellValue(await answer.json(), language)
  return new Response(JSON.stringify(told), { status: answer.status, statusText: answer.statusText, headers })
}
