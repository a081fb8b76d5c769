import type { IncomingMessage, ServerResponse } from 'node:http'
import { SearchError } from '../port/search-error.ts'
import type { SearchReader } from '../port/search-port.ts'
import type { ApiAnswer, ApiRequest, WritingSide } from './api-request.ts'
import { HttpRefusal } from './http-refusal.ts'
import { type Keys, toRole } from './keys.ts'
import { DEFAULT_LIMITS, type NodeLimits, RETRY_AFTER_S } from './limits.ts'
import { findPath } from './path.ts'
import { type CallerNetwork, createReadPlaces, type ReadPlace } from './places.ts'
import { readJson } from './read-body.ts'
import { answerReading, isReading, isReadingRecords } from './reading-side.ts'
import { type Origins, sendNodeJson, sendPreflight, setHeaders } from './send-answer.ts'

export type SearchHandlerOptions = {
  reader: SearchReader
  keys: Keys
  /** Origins of the pages that may search from a browser: all, or those listed. Pages of the same origin always may. */
  origins?: Origins
  limits?: Partial<NodeLimits>
  /** Identifies a caller by its network and the wider networks around it. Without it the connection's address is used. */
  callerOf?: (incoming: IncomingMessage) => readonly CallerNetwork[]
  /** Given only for a search node, which also takes changes. */
  writing?: WritingSide
  /** Takes a fault of our own. The fault never contains a key. */
  onFault?: (error: unknown) => void
}

type SearchHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Answers `/1/…` of the Algolia contract (notes C). The handler sends exactly one answer, whatever happens, and never throws. */
export function createSearchHandler(options: SearchHandlerOptions): SearchHandler {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const settled = { ...options, limits, takePlace: createReadPlaces(limits) }
  return (incoming, outgoing) => {
    // Without this listener a broken connection would end the process.
    outgoing.on('error', () => {})
    setHeaders(incoming, outgoing, options.origins ?? '*')
    answer(settled, incoming, outgoing).catch((error: unknown) => sendRefusal(options, incoming, outgoing, error))
  }
}

type Settled = SearchHandlerOptions & { limits: NodeLimits; takePlace: ReturnType<typeof createReadPlaces> }

async function answer(options: Settled, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET' } = incoming
  if (method === 'OPTIONS') {
    return sendPreflight(outgoing, options.writing === undefined ? 'GET, POST' : 'GET, POST, PUT, DELETE')
  }
  const { path, address } = findPath(incoming.url ?? '/')
  if (path === undefined) throw new SearchError(404, 'There is nothing here: addresses begin with /1/.')
  const role = toRole(incoming, address, options.keys)
  if (role === 'none') throw new SearchError(403, 'Invalid Application-ID or API key')
  const asked = { method, path, address, role }
  const isOfRecords = options.writing !== undefined && isReadingRecords(asked)
  if (!isReading(asked) && !isOfRecords) return sendNodeJson(incoming, outgoing, await write(options, incoming, asked))
  const { callerOf = ({ socket }) => [{ key: socket.remoteAddress ?? '', times: 1 }] } = options
  const place = options.takePlace(callerOf(incoming), () => outgoing.destroy())
  // The place is released when the answer has been sent, not when it has been computed, because answers that callers
  // do not read fill the memory.
  outgoing.once('close', place.release)
  if (outgoing.closed) place.release()
  await sendNodeJson(incoming, outgoing, await read(options, incoming, asked, place), place.hold)
}

type RequestHead = Omit<ApiRequest, 'body'>

async function read(
  options: Settled,
  incoming: IncomingMessage,
  asked: RequestHead,
  place: Pick<ReadPlace, 'begin'>,
): Promise<ApiAnswer> {
  const { limits, writing } = options
  const body = await readJson(incoming, { bytes: limits.readBytes, depth: limits.readDepth, ms: limits.bodyMs })
  place.begin()
  if (!isReading(asked)) return take(await writing?.({ ...asked, body }))
  return inTime(answerReading(options.reader, { ...asked, body }, limits), limits.answerMs)
}

/** Limits the time of an answer, so that an engine that hangs does not block callers and places for ever. */
async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new SearchError(503, 'The search took too long.')), ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function write(options: Settled, incoming: IncomingMessage, asked: RequestHead): Promise<ApiAnswer> {
  const { limits, writing } = options
  if (writing === undefined) throw new SearchError(404, 'This address takes searches only.')
  if (asked.role !== 'admin') throw new SearchError(403, 'Method not allowed with this API key')
  const body = await readJson(incoming, { bytes: limits.writeBytes, depth: limits.writeDepth, ms: limits.bodyMs })
  return take(await writing({ ...asked, body }))
}

function take(result: ApiAnswer | undefined): ApiAnswer {
  if (result === undefined) throw new SearchError(404, 'There is nothing at this address, or not by this method.')
  return result
}

function sendRefusal(
  options: SearchHandlerOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
) {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy()
  const isRefusal = error instanceof SearchError || error instanceof HttpRefusal
  if (!isRefusal) options.onFault?.(error)
  const status = isRefusal ? error.status : 500
  const message = isRefusal ? error.message : 'The search engine failed to answer.'
  if (status === 429 || status === 503) outgoing.setHeader('retry-after', RETRY_AFTER_S)
  if (error instanceof HttpRefusal && error.allow !== undefined) outgoing.setHeader('allow', error.allow)
  sendNodeJson(incoming, outgoing, { status, body: { message, status } }).catch(() => outgoing.destroy())
}
