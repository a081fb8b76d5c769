import { setTimeout as sleep } from 'node:timers/promises'
import { changesSchema } from '@menagerie/contract/feed'
import { createEventParser } from '@menagerie/web/replica/event-stream'
import { type Batch, createLedger, type Ledger } from './ledger.ts'

const RETRY_MS = 50
const MAX_EVENT_CHARACTERS = 64 * 2 ** 20

export type FeedReader = {
  readonly ledger: Ledger
  /** Number of connections lost or refused, at each of which a change could have been missed. */
  readonly interruptions: number
  stop: () => Promise<void>
}

type Source = { origin: string; token: string }

/** Reads the feed independently of the site's own reader, and holds all entries from the start on, whatever is killed meanwhile. */
export function readFeed(source: Source, onBatch: (batch: Batch) => void): FeedReader {
  const stopping = new AbortController()
  const ledger = createLedger(onBatch)
  let interruptions = 0
  async function followForEver(): Promise<void> {
    while (!stopping.signal.aborted) {
      await follow(source, ledger, stopping.signal).catch(() => undefined)
      if (stopping.signal.aborted) return
      interruptions += 1
      await sleep(RETRY_MS)
    }
  }
  const running = followForEver()
  return {
    ledger,
    get interruptions() {
      return interruptions
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Reads changes until there are no more, then listens until the stream ends. */
async function follow(source: Source, ledger: Ledger, signal: AbortSignal): Promise<void> {
  for (;;) {
    const answer = changesSchema.parse(await (await get(source, '/changes', ledger, signal)).json())
    ledger.take(answer)
    if (!answer.more) break
  }
  const { body } = await get(source, '/changes/stream', ledger, signal)
  if (body === null) return
  const parse = createEventParser(MAX_EVENT_CHARACTERS)
  const decoder = new TextDecoder()
  for await (const piece of body) {
    for (const { event, data } of parse(decoder.decode(piece, { stream: true }))) {
      if (event !== 'changes') continue
      const answer = changesSchema.parse(JSON.parse(data))
      ledger.take(answer)
      if (answer.more) return
    }
  }
}

async function get({ origin, token }: Source, path: string, { cursor }: Ledger, signal: AbortSignal) {
  const url = new URL(path, origin)
  url.searchParams.set('token', token)
  if (cursor) url.searchParams.set('since', cursor)
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`the feed answered ${response.status}`)
  return response
}
