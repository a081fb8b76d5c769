import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when the reader has received the text or has disconnected; throws when that takes too long. */
export async function writeInTime(outgoing: ServerResponse, text: string, slowMs: number): Promise<void> {
  if (outgoing.destroyed || outgoing.write(text)) return
  const { promise: drained, resolve } = Promise.withResolvers<true>()
  const done = () => resolve(true)
  outgoing.once('drain', done).once('close', done)
  const timeout = new AbortController()
  const inTime = await Promise.race([drained, sleep(slowMs, false, { signal: timeout.signal }).catch(() => false)])
  timeout.abort()
  outgoing.off('drain', done).off('close', done)
  if (!inTime) throw new SlowReader()
}

export class SlowReader extends Error {
  constructor() {
    super('A reader took too long and was cut off')
  }
}
