import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { toStorable } from '@menagerie/contract/human-text'
import type { Log } from '../../platform/log.ts'
import type { Accepted, NewSubmission, Outbox, OutboxState } from '../../platform/outbox.ts'
import { findTrace } from '../../platform/trace.ts'
import { keepThread } from '../keep-thread.ts'
import type { FromOutboxThread, OutboxThreadData, ToOutboxThread } from './outbox-messages.ts'

/** After that the visitor is told to try again; if the form is stored after all, the same content is recognised and not stored twice. */
const ANSWER_MS = 5_000
/** More waiting forms than a disk can take: further ones are refused at once. */
const MAX_WAITING = 2_000

/** The thread reports its state each second; after this silence it counts as stuck. */
const SILENT_MS = 10_000
const TELL_EPOCH_MS = 1_000

type OutboxOptions = {
  /** `thread.ts`, or its bundled file. */
  thread: URL
  data: Omit<OutboxThreadData, 'followsEpoch'>
  /** Epoch of the published state that the site shows. If given, forms are only delivered to a studio with the same one, and wait until it is known. */
  epochOf?: () => string | undefined
  log: Log
  answerMs?: number
}

/**
 * The outbox for request handlers. Its thread starts with the first form, or at once where forms wait from an earlier run; one that
 * ends is started again, since waiting forms are only delivered by it.
 */
export function openOutbox({ thread, data, epochOf, log, answerMs = ANSWER_MS }: OutboxOptions): Outbox {
  const asked = new Map<number, (accepted: Accepted) => void>()
  const status = trackStatus()
  let number = 0
  let toldEpoch: string | undefined
  const running = keepThread<ToOutboxThread, FromOutboxThread>({
    file: thread,
    name: 'outbox',
    data: { ...data, followsEpoch: epochOf !== undefined },
    onStart() {
      toldEpoch = undefined
      status.started()
      tellEpoch()
    },
    onMessage(message) {
      if (message.type === 'notice') log[message.level](message.text, message.fields)
      else if (message.type === 'state') status.heard(message.state)
      else asked.get(message.number)?.(message.accepted)
    },
    onError: (error) => log.error('The outbox has failed', { error: String(error) }),
    onEnd() {
      for (const answer of asked.values()) answer('full')
    },
  })

  function tellEpoch(): void {
    const epoch = epochOf?.()
    if (epoch === toldEpoch) return
    if (running.send({ type: 'epoch', epoch })) toldEpoch = epoch
  }
  const telling = setInterval(tellEpoch, TELL_EPOCH_MS)
  telling.unref()
  if (hasHistory(data.file)) running.start()

  return {
    async accept({ brand, ...submission }, contentKey, sameForMs) {
      if (asked.size >= MAX_WAITING) return 'full'
      number += 1
      const own = number
      const { promise, resolve } = Promise.withResolvers<Accepted>()
      asked.set(own, resolve)
      const timer = setTimeout(() => resolve('full'), answerMs)
      const trace = findTrace()
      const complete = {
        ...submission,
        fields: toStorableFields(submission.fields),
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        ...(trace !== undefined && { trace }),
      }
      running.start()
      running.send({ type: 'form', number: own, row: { brand, submission: complete, contentKey, sameForMs } })
      const accepted = await promise
      clearTimeout(timer)
      asked.delete(own)
      return accepted
    },
    state: status.read,
    async close() {
      clearInterval(telling)
      await running.close()
    },
  }
}

/** Replaces characters that no database stores: the studio would refuse such a form each time. */
function toStorableFields(fields: NewSubmission['fields']): NewSubmission['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [toStorable(name), toStorable(text)]))
}

/** Tells whether there is or was an outbox: the journal shows that forms are missing even where the file is gone. */
function hasHistory(file: string): boolean {
  const folder = dirname(file)
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('outbox'))
}

const EMPTY: OutboxState = { lanes: [], isFull: false, damage: [], lost: 0 }

function trackStatus() {
  let state = EMPTY
  let heardAt: number | undefined
  return {
    /** A thread that is started again, and again says nothing, stays a silent one. */
    started(): void {
      heardAt ??= Date.now()
    },
    heard(told: OutboxState): void {
      state = told
      heardAt = Date.now()
    },
    read(): OutboxState {
      const silentMs = Date.now() - (heardAt ?? Date.now())
      if (silentMs < SILENT_MS) return state
      return { ...state, isFull: true, trouble: `its thread has said nothing for ${Math.round(silentMs / 1_000)} s` }
    },
  }
}
