import { toAdminRefusal } from '../access/refuse.ts'
import { ODD_QUESTION } from '../model/admin/refuse-odd-questions.ts'
import { NO_FIELDS } from '../model/fields/require-fields.ts'
import { isOddWhere } from './is-odd-where.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Maximum number of documents per answer: more than any list of the admin shows, and few enough that the process stays
 * responsive.
 */
const MOST_DOCUMENTS = 200

/** Parameters that Payload reads as text; `limit[]` would become a list, which its code does not expect. */
const SINGLE = ['limit', 'depth', 'page', 'sort', 'locale', 'fallback-locale', 'draft', 'trash', 'pagination']
const NAME_OF_LIST = /^([^[]+)\[/
/** Parameters that pickers read as lists (`pickers/offers-endpoint.ts`). */
const REPEATED = ['collection', 'chosen']

/** Operators that the database does not support, such as geographic ones. */
const NO_OPERATOR = /^where\[.*\[(near|within|intersects|all)\](?:\[\d*\])*$/

/** Payload would return this data instead of the stored document, processed by all hooks. */
const INVENTED = /^data(\[|$)/
/** An alternative notation of a name that would bypass these checks. */
const IN_BRACKETS = /^\[/

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']
const FORM = 'application/x-www-form-urlencoded'

/**
 * Unlimited reads would block the process for all editors, so `limit` is reduced to `MOST_DOCUMENTS` (Payload reads 0
 * as all) and `pagination=false` is ignored. Invalid parameters are answered with 400 and a sentence.
 */
export function boundReads<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const { url, isRead, ...read } = await readAddress(request)
    const fault = read.fault ?? findFault(url)
    if (fault !== undefined) return toAdminRefusal(400, fault)
    if (!isRead) return handler(request, context)
    url.search = toBounded(url.searchParams).toString()
    const { headers, signal } = request
    return handler(new Request(url, { headers, signal }), context)
  }
}

/** Long queries are sent as a POST with the query in the body, to be read as a GET; only in the form that the admin sends. */
async function readAddress(request: Request): Promise<{ url: URL; isRead: boolean; fault?: string }> {
  const url = new URL(request.url)
  const isHidden = OVERRIDES.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isHidden) return { url, isRead: request.method === 'GET' }
  if (request.headers.get('content-type')?.startsWith(FORM) !== true) return { url, isRead: false, fault: NO_FIELDS }
  url.search = await request.text()
  return { url, isRead: true }
}

function findFault(url: URL): string | undefined {
  if (/%00/.test(url.pathname + url.search)) return 'An address cannot contain the character NUL'
  const names = [...url.searchParams.keys()]
  const unasked = names.find((name) => INVENTED.test(name) || IN_BRACKETS.test(name))
  if (unasked !== undefined) return `“${IN_BRACKETS.test(unasked) ? unasked : 'data'}” cannot be used here`
  const twice = findDoubled(names)
  if (twice !== undefined) return `“${twice}” is given twice: give it only once`
  const [, operator] = names.map((name) => NO_OPERATOR.exec(name)).find(Boolean) ?? []
  if (operator !== undefined) return `“${operator}” cannot be used here`
  if ([...url.searchParams].some(([name, value]) => isOddWhere(name, value))) return ODD_QUESTION
  const odd = ['limit', 'depth', 'page'].find((name) => !isWhole(url.searchParams.get(name)))
  return odd === undefined ? undefined : `“${odd}” must be a whole number from 0`
}

/**
 * Lists have `[]` or an index after their names; any other repeated parameter would become a list where a single value
 * is expected.
 */
function findDoubled(names: readonly string[]): string | undefined {
  const asList = names.map((name) => NAME_OF_LIST.exec(name)?.[1]).find((name) => name && SINGLE.includes(name))
  return asList ?? findRepeated(names.filter((name) => !isList(name)))
}

function findRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}

const isList = (name: string) => name.endsWith('[]') || REPEATED.includes(name)

const isWhole = (text: string | null) => text === null || /^\d{1,9}$/.test(text)

function toBounded(given: URLSearchParams): URLSearchParams {
  const bounded = new URLSearchParams(given)
  const limit = given.get('limit')
  const isAll = given.get('pagination') === 'false' || limit === '0'
  bounded.delete('pagination')
  if (isAll || Number(limit ?? 0) > MOST_DOCUMENTS) bounded.set('limit', String(MOST_DOCUMENTS))
  return bounded
}
