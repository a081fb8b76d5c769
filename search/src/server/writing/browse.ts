import { z } from 'zod'
import { SearchError } from '../../port/search-error.ts'
import type { SearchNode } from '../../store/search-node.ts'
import { fromUrlParams } from '../url-params.ts'
import { countMatching, findMatching, type MatchingPage, RECORDS_AT_ONCE, type Where } from './matching-records.ts'
import { now } from './now.ts'
import { parseWriteBody, parseWriteFields } from './parse-write.ts'

const browseSchema = z.looseObject({
  cursor: z.string().max(2_000).optional(),
  hitsPerPage: z.coerce.number().int().min(1).max(RECORDS_AT_ONCE).default(RECORDS_AT_ONCE),
  params: z.string().optional(),
})
const cursorSchema = z.object({ after: z.number().int().min(0), index: z.number().int() })

/** Returns the records of an index page by page, in the order in which they were added. With a query or filters it returns only those that match. */
export async function browse(node: SearchNode, indexName: string, body: unknown) {
  const row = node.store.find(indexName)
  if (row === undefined) throw new SearchError(404, `Index ${indexName} does not exist`)
  const { cursor, hitsPerPage, params, ...rest } = parseWriteBody(browseSchema, body ?? {})
  const search = { ...(params === undefined ? {} : fromUrlParams(new URLSearchParams(params))), ...rest }
  const { after } = cursor === undefined ? { after: 0 } : parseCursor(cursor, row.id)
  const where = { indexName, index: row.id }
  const isNarrowed = narrows(search)
  const page = isNarrowed
    ? await findPage(node, where, search, after, hitsPerPage)
    : allRecords(node, row.id, after, hitsPerPage)
  const nbHits = isNarrowed ? await countMatching(node, where, search) : row.records
  return {
    hits: page.hits,
    nbHits,
    page: 0,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query: typeof search.query === 'string' ? search.query : '',
    params: '',
    processingTimeMS: 0,
    ...(page.last === undefined ? {} : { cursor: toCursor(page.last, row.id) }),
  }
}

/** Tells whether a request has parameters that make it a search. Parameters that only say how pages look do not. */
function narrows(search: object): boolean {
  return Object.entries(search).some(([, value]) => value !== undefined && value !== null && value !== '')
}

function allRecords(node: SearchNode, index: number, after: number, limit: number) {
  const seen = node.store.records(index, after, limit + 1)
  const page = seen.slice(0, limit)
  const hits: Record<string, unknown>[] = page.map(({ record }) => record)
  return { hits, last: seen.length > limit ? page.at(-1)?.position : undefined }
}

/** Most records that are looked at for one page with few hits. The next page goes on behind them. */
const LOOKED_AT = 20_000

/** Finds a whole page of a search's hits, and the place behind it while there may be more. */
async function findPage(node: SearchNode, where: Where, search: object, after: number, limit: number) {
  const found: MatchingPage['hits'] = []
  for (let at: number | undefined = after, looked = 0; at !== undefined; looked += RECORDS_AT_ONCE) {
    if (looked >= LOOKED_AT) return { hits: found.map(({ hit }) => hit), last: at }
    const next: MatchingPage = await findMatching(node, where, search, at, RECORDS_AT_ONCE)
    found.push(...next.hits)
    if (found.length > limit) break
    at = next.last
  }
  const page = found.slice(0, limit)
  return { hits: page.map(({ hit }) => hit), last: found.length > limit ? page.at(-1)?.position : undefined }
}

/** Deletes the records that a search with these filters finds, in one task. */
export async function deleteMatching(node: SearchNode, indexName: string, body: unknown) {
  const filters = parseWriteFields(body)
  const row = node.store.find(indexName)
  if (row === undefined) throw new SearchError(404, `Index ${indexName} does not exist`)
  if (!narrows(filters))
    throw new SearchError(400, 'deleteByQuery takes a filter: to remove all records, clear the index.')
  // The engine must have applied all earlier writes.
  await node.idle(indexName)
  const ids: string[] = []
  const params = { ...filters, query: '', attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
  for (let after: number | undefined = 0; after !== undefined; ) {
    const found = await findMatching(node, { indexName, index: row.id }, params, after, RECORDS_AT_ONCE)
    ids.push(...found.hits.map(({ hit }) => hit.objectID))
    after = found.last
  }
  const { taskID } = node.write((store) => {
    const removed = ids.filter((id) => store.remove(row.id, id))
    return {
      effects: [{ kind: 'change', index: indexName, changes: removed.map((id) => ({ remove: id })) }],
      result: 0,
    }
  })
  return { taskID, updatedAt: now() }
}

function toCursor(after: number, index: number): string {
  return Buffer.from(JSON.stringify({ after, index })).toString('base64url')
}

function parseCursor(cursor: string, index: number): { after: number } {
  try {
    const parsed = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (parsed.index === index) return parsed
  } catch {}
  throw new SearchError(400, 'cursor: not one of this index.')
}
