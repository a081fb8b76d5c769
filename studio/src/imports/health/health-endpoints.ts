import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { CSV_MARK, findSiteSeparator, toCsvLine } from '../../jobs/submissions/to-csv.ts'
import { tell } from '../../model/languages/tell.ts'
import { type HealthAnswer, LACK_WORDS, LACKS } from './health-answer.ts'
import { readHealth, readLacking } from './read-health.ts'

const AT_ONCE = 50
const MOST_EXPORTED = 100_000

/** Sites that the user sees: editors their own, other roles all. */
function sitesOf(req: PayloadRequest): readonly string[] | undefined {
  const person = findStaff(req)
  if (person === undefined) return undefined
  return person.role === 'editor' ? person.sites : BRAND_LOCALES.map(({ id }) => id)
}

const askedSchema = z.object({
  site: z.string(),
  lack: z.enum(LACKS),
  offset: z.coerce.number().int().nonnegative().default(0),
})
const readAsked = ({ searchParams }: PayloadRequest) => askedSchema.safeParse(Object.fromEntries(searchParams)).data

const RECENT_MS = 300_000
const recent = new Map<string, { at: number; answer: Promise<HealthAnswer> }>()

/**
 * Caches the answer for some minutes, for the start page after signing in: counting examines all products of all sites.
 */
function readRecently(payload: Payload, sites: readonly string[]): Promise<HealthAnswer> {
  const key = sites.join(' ')
  const known = recent.get(key)
  if (known && Date.now() - known.at < RECENT_MS) return known.answer
  const answer = readHealth(payload, sites)
  recent.set(key, { at: Date.now(), answer })
  answer.catch(() => recent.delete(key))
  return answer
}

/**
 * `GET /api/catalogue-health`: what products lack, counted per site; `?recent` allows a cached answer. `/products`
 * lists the products, `/products.csv` all of them as a table.
 */
export const healthEndpoints: Endpoint[] = [
  {
    path: '/catalogue-health',
    method: 'get',
    handler: async (req) => {
      const sites = sitesOf(req)
      return sites === undefined
        ? toAdminRefusal(401, 'Sign in first')
        : Response.json(
            await (req.searchParams.has('recent') ? readRecently(req.payload, sites) : readHealth(req.payload, sites)),
          )
    },
  },
  {
    path: '/catalogue-health/products',
    method: 'get',
    handler: async (req) => {
      const asked = readAsked(req)
      if (sitesOf(req) === undefined) return toAdminRefusal(401, 'Sign in first')
      if (asked === undefined || !sitesOf(req)?.includes(asked.site))
        return toAdminRefusal(400, 'This list does not exist')
      return Response.json(await readLacking(req.payload, { ...asked, limit: AT_ONCE }))
    },
  },
  {
    path: '/catalogue-health/products.csv',
    method: 'get',
    handler: async (req) => {
      const asked = readAsked(req)
      if (sitesOf(req) === undefined) return toAdminRefusal(401, 'Sign in first')
      if (asked === undefined || !sitesOf(req)?.includes(asked.site))
        return toAdminRefusal(400, 'This list does not exist')
      const { products } = await readLacking(req.payload, { ...asked, offset: 0, limit: MOST_EXPORTED })
      const separator = findSiteSeparator(req.headers.get('accept-language'))
      const lines = products.map(({ sku, name }) =>
        toCsvLine([sku, name, asked.site, tell(LACK_WORDS[asked.lack], req.i18n.language)], separator),
      )
      return new Response(CSV_MARK + toCsvLine(['sku', 'name', 'site', 'lacks'], separator) + lines.join(''), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${asked.lack}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  },
]
