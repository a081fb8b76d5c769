import type { ServerResponse } from 'node:http'
import { setImmediate as breathe } from 'node:timers/promises'
import { beginAnswer } from './begin-answer.ts'
import { writeInTime } from './write-in-time.ts'

/** A complete list, generated in batches while it is sent, so that it is never in memory as a whole. */
export class WholeList<T> {
  readonly batches: AsyncIterable<readonly T[]>

  constructor(batches: AsyncIterable<readonly T[]>) {
    this.batches = batches
  }
}

type SendSettings = { headers: Record<string, string>; slowMs: number; onProblem: (problem: unknown) => void }

/**
 * Resolves after the first batch is read, so that a failing database still gives an ordinary error answer; the rest is
 * sent afterwards.
 */
export async function sendWholeList(outgoing: ServerResponse, list: WholeList<unknown>, settings: SendSettings) {
  const batches = list.batches[Symbol.asyncIterator]()
  const first = await batches.next()
  const headers = { ...settings.headers, 'content-type': 'application/json' }
  if (!beginAnswer(outgoing, headers)) return
  writeBatches(outgoing, batches, first, settings.slowMs).catch((error: unknown) => {
    settings.onProblem(error)
    // An answer that is cut off is invalid JSON, so a part is not mistaken for the whole list.
    outgoing.destroy()
  })
}

async function writeBatches(
  outgoing: ServerResponse,
  batches: AsyncIterator<readonly unknown[]>,
  first: IteratorResult<readonly unknown[]>,
  slowMs: number,
): Promise<void> {
  let next = first
  let glue = ''
  await writeInTime(outgoing, '{"data":[', slowMs)
  while (!next.done && !outgoing.destroyed) {
    if (next.value.length > 0) {
      await writeInTime(outgoing, glue + next.value.map((item) => JSON.stringify(item)).join(), slowMs)
      glue = ','
    }
    await breathe()
    next = await batches.next()
  }
  outgoing.end(']}')
}
