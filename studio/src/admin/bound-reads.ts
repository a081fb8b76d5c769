import { toAdminRefusal } from '../access/refuse.ts'
import { ODD_QUESTION } from '../model/admin/refuse-odd-questions.ts'
import { NO_FIELDS } from '../model/fields/require-fields.ts'
import { isOddWhere } from './is-odd-where.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Documents of one answer: more than any list of the admin shows, and little enough for the process to stay answering. */
const MOST_DOCUMENTS = 200

/** Names that Payload reads as one text; of `limit[]` it would make a list that no code of its own expects. */
const SINGLE = ['limit', 'depth', 'page', 'sort', 'locale', 'fallback-locale', 'draft', 'trash', 'pagination']
const NAME_OF_LIST = /^([^[]+)\[/
/** What the choice of documents reads as lists (`pickers/offers-endpoint.ts`). */
const REPEATED = ['collection', 'chosen']

/** Operators that the database has no answer to, those about places on a map among them. */
const NO_OPERATOR = /^where\[.*\[(near|within|intersects|all)\](?:\[\d*\])*$/

/** What Payload would show in the place of the stored document, with all that its hooks make of it. */
const INVENTED = /^data(\[|$)/
/** Another way to write a name, which would go past all that is looked at here. */
const IN_BRACKETS = /^\[/

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']
const FORM = 'application/x-www-form-urlencoded'

/**
 * Reads of any size stop the process for all editors, so `limit` is brought down to `MOST_DOCUMENTS` (0 means all, to Payload) and
 * `pagination=false` is not taken. What cannot be meant is answered 400 with a sentence.
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

/** Long questions come as a POST that is to be read as a GET, with its query in the body: as the admin sends it, in no other form. */
async function readAddress(request: Request): Promise<{ url: URL; isRead: boolean; fault?: string }> {
  const url = new URL(request.url)
  const isHidden = OVERRIDES.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isHidden) return { url, isRead: request.method === 'GET' }
  if (request.headers.get('content-type')?.startsWith(FORM) !== true) return { url, isRead: false, fault: NO_FIELDS }
  url.search = await request.text()
  return { url, isRead: true }
}

function findFault(url: URL): string | undefined {
  if (/%00/.test(url.pathname + url.search)) return 'An address cannot hold the character NUL'
  const names = [...url.searchParams.keys()]
  const unasked = names.find((name) => INVENTED.test(name) || IN_BRACKETS.test(name))
  if (unasked !== undefined) return `“${IN_BRACKETS.test(unasked) ? unasked : 'data'}” cannot be asked here`
  const twice = findDoubled(names)
  if (twice !== undefined) return `“${twice}” is given twice: give it once`
  const [, operator] = names.map((name) => NO_OPERATOR.exec(name)).find(Boolean) ?? []
  if (operator !== undefined) return `“${operator}” cannot be asked here`
  if ([...url.searchParams].some(([name, value]) => isOddWhere(name, value))) return ODD_QUESTION
  const odd = ['limit', 'depth', 'page'].find((name) => !isWhole(url.searchParams.get(name)))
  return odd === undefined ? undefined : `“${odd}” must be a whole number from 0`
}

/** Lists have `[]` or a number behind their names; whatever else comes twice would become one, where one value is expected. */
function findDoubled(names: readonly string[]): string | undefined {
  const asList = names.map((name) => NAME_OF_LIST.exec(name)?.[1]).find((name) => name && SINGLE.includes(name))
  return asList ?? names.find((name, at) => !isList(name) && names.indexOf(name) !== at)
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
