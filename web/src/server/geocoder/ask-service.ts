import type { VisitorPlace } from '../../platform/place.ts'
import { readAll } from '../../replica/content-api-call.ts'
import type { GeocoderAdapter, GeocoderQuestion } from './adapter.ts'

type GeocoderService = { url: string; key?: string | undefined; adapter: GeocoderAdapter; waitMs: number }

/** Some hundred times the size of an answer with a few places. */
const MOST_BYTES = 256 * 1024
/** Public services require a name of the client. */
const USER_AGENT = 'Menagerie store finder'

/** Statuses by which a service refuses the typed words, such as too many of them; it answers other questions. */
const OF_QUESTION: ReadonlySet<number> = new Set([400, 413, 414, 422])

export class RefusedQuestion extends Error {}

/** Rejects when no usable answer comes in time, with `RefusedQuestion` when the service does not take the words. Its errors contain neither the key nor what was typed. */
export async function askService(
  { url, key, adapter, waitMs }: GeocoderService,
  asked: GeocoderQuestion,
): Promise<VisitorPlace[]> {
  const address = new URL(adapter.toPath(asked), url.endsWith('/') ? url : `${url}/`)
  for (const [name, value] of Object.entries(adapter.toQuery(asked))) {
    for (const each of [value].flat()) address.searchParams.append(name, each)
  }
  if (key !== undefined) address.searchParams.set(adapter.keyName, key)
  const headers = { accept: 'application/json', 'accept-language': asked.language, 'user-agent': USER_AGENT }
  // A redirect would pass on the key.
  const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(waitMs) })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel().catch(() => {})
    const reason = `it answered ${answer.status}`
    throw OF_QUESTION.has(answer.status) ? new RefusedQuestion(reason) : new Error(reason)
  }
  const body = await readAll(toPieces(answer.body), MOST_BYTES)
  return adapter.toPlaces(toJson(body), asked)
}

/** As a generator it also cancels the transfer when the reader stops early. */
async function* toPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* body
}

function toJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // The error of JSON.parse quotes the answer.
    throw new Error('its answer is not JSON')
  }
}
