import type { ServerResponse } from 'node:http'
import type { CallLimits } from './limits.ts'
import { createNetworkLine } from './network-line.ts'
import { toCrowdRefusal } from './refusal.ts'

/** What a call occupies while it is answered. `outside`: while it waits for an external server. */
export type SlotKind = 'call' | 'form' | 'account' | 'whole list' | 'stream' | 'outside'
type HeldSlot = { kind: SlotKind; onEnd: () => void }

/** Limits the number of calls at the same time; a call above it must be retried. Reads, forms and sign-ins have separate slots. */
export function createSlots(limits: CallLimits) {
  const free: Record<SlotKind, number> = {
    call: limits.callsAtOnce,
    form: limits.formCallsAtOnce,
    account: limits.accountCallsAtOnce,
    'whole list': limits.wholeListsAtOnce,
    stream: limits.streamsAtOnce,
    outside: limits.outsideCallsAtOnce,
  }
  const toLine = (all: number) =>
    createNetworkLine({ share: limits.accountShare, all, waiting: limits.accountCallsWaiting })
  /** Kinds without a limit for each caller are shared between the networks of visitors. */
  const lines = new Map<SlotKind, ReturnType<typeof createNetworkLine>>([
    ['account', toLine(limits.accountCallsAtOnce)],
    ['outside', toLine(limits.outsideCallsAtOnce)],
  ])
  const held = new WeakMap<ServerResponse, HeldSlot[]>()

  function giveBack(outgoing: ServerResponse): void {
    for (const { kind, onEnd } of held.get(outgoing)?.splice(0) ?? []) {
      free[kind] += 1
      onEnd()
    }
  }

  /** Holds a slot until the answer is sent or the connection is closed. */
  function take(kind: SlotKind, outgoing: ServerResponse, onEnd = () => {}): void {
    if (outgoing.closed) return void onEnd()
    if (free[kind] === 0) {
      onEnd()
      throw toCrowdRefusal()
    }
    free[kind] -= 1
    const own = held.get(outgoing)
    if (own !== undefined) return void own.push({ kind, onEnd })
    held.set(outgoing, [{ kind, onEnd }])
    outgoing.once('close', () => giveBack(outgoing))
  }

  /** `address` is that of the visitor, whose call waits in line while its networks use their whole share. */
  async function takeFor(kind: SlotKind, outgoing: ServerResponse, address: string): Promise<void> {
    const line = lines.get(kind)
    await line?.enter(address, outgoing)
    take(kind, outgoing, () => line?.leave(address))
  }

  return {
    take,
    takeFor,
    /** Releases the slots early, for an answer that only waits for its time. */
    giveBack,
    /** Releases the slots while the answer waits for an external server, and then takes slots of the same kinds again. */
    async whileOutside<T>(outgoing: ServerResponse, address: string, work: () => Promise<T>): Promise<T> {
      const kinds = (held.get(outgoing) ?? []).map(({ kind }) => kind)
      giveBack(outgoing)
      await takeFor('outside', outgoing, address)
      const result = await work()
      giveBack(outgoing)
      for (const kind of kinds) await takeFor(kind, outgoing, address)
      return result
    },
  }
}
export type Slots = ReturnType<typeof createSlots>
