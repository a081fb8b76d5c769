import { z } from 'zod'
import type { Api, ApiContext } from './api.ts'
import { wholeNumberSchema } from './read-query.ts'

const DEFAULT_LIMIT = 25
const MAX_LIMIT = 100
const MAX_PAGE = 10_000

/** Query fields of every paged call. */
export const pagingFields = {
  page: wholeNumberSchema(1, MAX_PAGE).default(1).describe('Number of the page, from 1.'),
  limit: wholeNumberSchema(1, MAX_LIMIT).default(DEFAULT_LIMIT).describe('Entries on a page.'),
}

/** A code, path or key in a query. */
export const word = z.string().min(1, 'is empty').max(200, 'has at most 200 characters')

type FoundPage<T> = { data: T[]; total: number }
type AskedPage = { page: number; limit: number }

/**
 * The answer of a paged call. The address of the next page repeats the query without the token, which must not appear
 * in answers.
 */
export function toPagedAnswer<T>(api: Api, c: ApiContext, { page, limit }: AskedPage, { data, total }: FoundPage<T>) {
  const answer = { data, page, limit, total }
  if (page * limit >= total || page === MAX_PAGE) return answer
  const next = new URL(api.publicUrl)
  next.pathname = `${next.pathname.replace(/\/$/, '')}${c.req.path}`
  next.search = new URL(c.req.url).search
  next.searchParams.delete('token')
  next.searchParams.set('page', String(page + 1))
  next.searchParams.set('limit', String(limit))
  return { ...answer, next_page_url: next.href }
}
