import type { ServerResponse } from 'node:http'
import type { Limits } from './limits.ts'
import { Refusal } from './refusal.ts'

/** What a call occupies while it is answered. */
export type SlotKind = 'call' | 'whole list' | 'stream'

/** Counts what is being answered; a request too many is asked to come back. */
export function createSlots({ callsAtOnce, wholeListsAtOnce, streamsAtOnce }: Limits) {
  const free: Record<SlotKind, number> = { call: callsAtOnce, 'whole list': wholeListsAtOnce, stream: streamsAtOnce }
  return {
    /** Held until the answer has left or its reader is gone. */
    take(kind: SlotKind, outgoing: ServerResponse): void {
      if (outgoing.closed) return
      if (free[kind] === 0) throw new Refusal(503, 'Too many calls at once: ask again in a moment')
      free[kind] -= 1
      outgoing.once('close', () => {
        free[kind] += 1
      })
    },
  }
}
export type Slots = ReturnType<typeof createSlots>
