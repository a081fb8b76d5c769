import type { ServerResponse } from 'node:http'
import type { CallLimits } from './limits.ts'
import { CallRefusal } from './refusal.ts'

/** What a call occupies while it is answered. */
export type SlotKind = 'call' | 'form' | 'account' | 'whole list' | 'stream'

/** Counts what is being answered; a request too many is asked to come back. Reads, forms and sign-ins take none of each other's slots. */
export function createSlots(limits: CallLimits) {
  const free: Record<SlotKind, number> = {
    call: limits.callsAtOnce,
    form: limits.formCallsAtOnce,
    account: limits.accountCallsAtOnce,
    'whole list': limits.wholeListsAtOnce,
    stream: limits.streamsAtOnce,
  }
  const held = new WeakMap<ServerResponse, SlotKind[]>()

  function giveBack(outgoing: ServerResponse): void {
    for (const kind of held.get(outgoing)?.splice(0) ?? []) free[kind] += 1
  }

  return {
    /** Held until the answer has left or its reader is gone. */
    take(kind: SlotKind, outgoing: ServerResponse): void {
      if (outgoing.closed) return
      if (free[kind] === 0) throw new CallRefusal(503, 'Too many calls at once: ask again in a moment')
      free[kind] -= 1
      const own = held.get(outgoing)
      if (own !== undefined) return void own.push(kind)
      held.set(outgoing, [kind])
      outgoing.once('close', () => giveBack(outgoing))
    },
    /** Gives the slot back before the end, for an answer that only waits for its time. */
    giveBack,
  }
}
export type Slots = ReturnType<typeof createSlots>
