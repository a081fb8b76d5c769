import { randomUUID } from 'node:crypto'
import type { MessagePort } from 'node:worker_threads'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import type { LogFields } from '../../platform/log.ts'
import { deliver } from './deliver.ts'
import type { openOutboxFile } from './outbox-file.ts'
import { createOutboxKeeper } from './outbox-keeper.ts'
import type { FromOutboxThread, OutboxThreadData, ToOutboxThread } from './outbox-messages.ts'

const LOOK_MS = 1_000

type FormMessage = Extract<ToOutboxThread, { type: 'form' }>

/** Stores forms that arrive over the port, many at a time, and delivers them. `around` lets tests wrap the opened file, to simulate a slow disk. */
export function runOutbox(
  port: MessagePort,
  { file, maxMb, target, followsEpoch = false }: OutboxThreadData,
  around: (opened: ReturnType<typeof openOutboxFile>) => ReturnType<typeof openOutboxFile> = (opened) => opened,
): void {
  const send = (message: FromOutboxThread) => port.postMessage(message)
  const notice = (level: 'info' | 'warn' | 'error', text: string, fields: LogFields) =>
    send({ type: 'notice', level, text, fields })
  const owner = randomUUID()
  const keeper = createOutboxKeeper({ file, maxMb, owner, notice, around })
  let waiting: FormMessage[] = []
  let epoch: string | undefined

  function storeAll(): void {
    const batch = waiting
    waiting = []
    const accepted = keeper.accept(batch.map(({ row }) => row))
    for (const [at, { number }] of batch.entries()) send({ type: 'accepted', number, accepted: accepted[at] ?? 'full' })
  }

  port.on('message', (message: ToOutboxThread) => {
    if (message.type === 'epoch') epoch = message.epoch
    if (message.type !== 'form') return
    waiting.push(message)
    if (waiting.length === 1) setImmediate(storeAll)
  })
  const look = () => send({ type: 'state', state: keeper.look() })
  look()
  setInterval(look, LOOK_MS)
  if (target === undefined) return
  const { signal } = new AbortController()
  const lane = { ...keeper, target, owner, notice, signal }
  for (const brand of BRAND_KEYS)
    void deliver({ ...lane, brand, epoch: () => (followsEpoch && epoch === undefined ? 'wait' : epoch) })
}
