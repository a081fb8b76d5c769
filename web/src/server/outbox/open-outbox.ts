import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../platform/log.ts'
import type { Accepted, Outbox } from '../../platform/outbox.ts'
import type { FromOutboxThread, OutboxThreadData, ToOutboxThread } from './outbox-messages.ts'

/** Later a visitor is told to try again; should it be stored after all, the same content is known and not doubled. */
const ANSWER_MS = 5_000
/** More at once than a disk takes: the others are told so at once. */
const MAX_WAITING = 2_000

type OutboxOptions = {
  /** `thread.ts`, or what it was built into. */
  thread: URL
  data: OutboxThreadData
  log: Log
  answerMs?: number
}

/** The outbox as request handlers see it. Its thread starts with the first form, or at once where some wait from before. */
export function openOutbox({ thread, data, log, answerMs = ANSWER_MS }: OutboxOptions): Outbox {
  const asked = new Map<number, (accepted: Accepted) => void>()
  let number = 0
  let worker: Worker | undefined

  function start(): Worker {
    const fresh = new Worker(thread, { workerData: data, name: 'outbox' })
    worker = fresh
    fresh.on('message', (message: FromOutboxThread) => {
      if (message.type === 'notice') log[message.level](message.text, message.fields)
      else asked.get(message.number)?.(message.accepted)
    })
    fresh.on('error', (error) => log.error('The outbox has failed', { error: String(error) }))
    fresh.once('exit', () => {
      if (worker === fresh) worker = undefined
      for (const answer of asked.values()) answer('full')
    })
    return fresh
  }
  if (existsSync(data.file)) start()

  return {
    async accept({ brand, ...submission }, contentKey, sameForMs) {
      if (asked.size >= MAX_WAITING) return 'full'
      number += 1
      const own = number
      const { promise, resolve } = Promise.withResolvers<Accepted>()
      asked.set(own, resolve)
      const timer = setTimeout(() => resolve('full'), answerMs)
      const complete = { ...submission, id: randomUUID(), receivedAt: new Date().toISOString() }
      const message: ToOutboxThread = { number: own, row: { brand, submission: complete, contentKey, sameForMs } }
      const running = worker ?? start()
      running.postMessage(message)
      const accepted = await promise
      clearTimeout(timer)
      asked.delete(own)
      return accepted
    },
    async close() {
      await worker?.terminate()
    },
  }
}
