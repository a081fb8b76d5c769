import { type Changes, CONTRACT_VERSION, changesSchema } from '@menagerie/contract/feed'
import { z } from 'zod'

type CallOptions = {
  signal: AbortSignal
  /** The call fails when no data arrive for so long. */
  silenceMs: number
  /** The call fails when it takes longer in total. */
  totalMs?: number
  accept?: string
  token: string
}

/** An answer other than success; after 404 and 410 another try at once is pointless. */
export class RefusedCall extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the Content API answered ${status}`)
    this.status = status
  }
}

/**
 * Calls the Content API and yields the body piece by piece, with limits on silence and total time. Redirects fail:
 * the token must not go to another host.
 */
export async function callContentApi(address: URL, options: CallOptions): Promise<AsyncGenerator<Uint8Array>> {
  const { signal, silenceMs, totalMs, token, accept = '*/*' } = options
  const silence = new AbortController()
  const unlessSilent = async <T>(waiting: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => silence.abort(new Error(`nothing came for ${silenceMs} ms`)), silenceMs)
    try {
      return await waiting
    } finally {
      clearTimeout(timer)
    }
  }
  const signals = [signal, silence.signal, ...(totalMs === undefined ? [] : [AbortSignal.timeout(totalMs)])]
  const response = await unlessSilent(
    fetch(address, {
      signal: AbortSignal.any(signals),
      redirect: 'error',
      headers: { accept, authorization: `Bearer ${token}` },
    }),
  )
  if (!response.ok || !response.body) {
    await response.body?.cancel().catch(() => {})
    throw new RefusedCall(response.status)
  }
  return readPieces(response.body.getReader(), unlessSilent)
}

/** Reads the whole body, at most `maxBytes`. */
export async function readAll(pieces: AsyncGenerator<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`)
    parts.push(piece)
  }
  return Buffer.concat(parts)
}

/** Parses an answer or event of the feed; throws an error that says what is wrong with it. */
export function parseChanges(json: string): Changes {
  const value = parseJson(json)
  // Checked first: another version may have a completely different shape.
  const version = z.object({ contractVersion: z.number() }).safeParse(value).data?.contractVersion
  if (version !== undefined && version !== CONTRACT_VERSION) {
    throw new Error(`the Content API speaks contract version ${version}, this site ${CONTRACT_VERSION}`)
  }
  const { data, error } = changesSchema.safeParse(value)
  if (error) throw new Error(`the answer of the feed does not fit the contract: ${z.prettifyError(error)}`)
  return data
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`the answer of the feed is not JSON, it begins with ${JSON.stringify(json.slice(0, 60))}`)
  }
}

async function* readPieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  unlessSilent: <T>(waiting: Promise<T>) => Promise<T>,
): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read())
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
