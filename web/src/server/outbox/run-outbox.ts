import { randomUUID } from 'node:crypto'
import type { MessagePort } from 'node:worker_threads'
import type { LogFields } from '../../platform/log.ts'
import { deliver } from './deliver.ts'
import { type OutboxFile, openOutboxFile } from './outbox-file.ts'
import type { FromOutboxThread, OutboxThreadData, ToOutboxThread } from './outbox-messages.ts'

const REOPEN_MS = 1_000

/** Stores what comes over the port, many at a time, and delivers it. Tests open a file on a disk that is slow. */
export function runOutbox(
  port: MessagePort,
  { file, maxMb, target }: OutboxThreadData,
  openFile: typeof openOutboxFile = openOutboxFile,
): void {
  const send = (message: FromOutboxThread) => port.postMessage(message)
  let opened: OutboxFile | undefined
  let waiting: ToOutboxThread[] = []

  function open(): OutboxFile {
    if (opened !== undefined) return opened
    const fresh = openFile(file, { maxMb })
    opened = fresh
    const notice = (level: 'info' | 'warn' | 'error', text: string, fields: LogFields) =>
      send({ type: 'notice', level, text, fields })
    const signal = new AbortController().signal
    if (target !== undefined) void deliver({ file: fresh, target, owner: randomUUID(), notice, signal })
    return fresh
  }

  function storeAll(): void {
    const batch = waiting
    waiting = []
    try {
      const accepted = open().accept(batch.map(({ row }) => row))
      for (const [at, { number }] of batch.entries())
        send({ type: 'accepted', number, accepted: accepted[at] ?? 'full' })
    } catch (error) {
      send({
        type: 'notice',
        level: 'error',
        text: 'A form could not be stored',
        fields: { file, error: String(error) },
      })
      for (const { number } of batch) send({ type: 'accepted', number, accepted: 'full' })
    }
  }

  /** What waits from before is delivered without waiting for a new form. */
  function openEarly(): void {
    try {
      open()
    } catch (error) {
      send({
        type: 'notice',
        level: 'warn',
        text: 'The outbox cannot be opened',
        fields: { file, error: String(error) },
      })
      setTimeout(openEarly, REOPEN_MS)
    }
  }

  port.on('message', (message: ToOutboxThread) => {
    waiting.push(message)
    if (waiting.length === 1) setImmediate(storeAll)
  })
  openEarly()
}
