import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { createSlots, type SlotKind } from './slots.ts'

const limits = { ...LIMITS, callsAtOnce: 1, accountCallsAtOnce: 1, formCallsAtOnce: 1, wholeListsAtOnce: 1 }

function open() {
  const slots = createSlots(limits)
  return (kind: SlotKind) => {
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
    slots.take(kind, outgoing)
    return {
      end: () => outgoing.emit('close'),
      giveBack: () => slots.giveBack(outgoing),
      also: (other: SlotKind) => slots.take(other, outgoing),
    }
  }
}

test('sign-ins, forms and reads each have their own slots', () => {
  const take = open()
  for (const kind of ['account', 'form', 'call'] as const) take(kind)
  for (const kind of ['account', 'form', 'call'] as const) expect(() => take(kind)).toThrow('Too many calls')
})

test('a slot is free once its answer is sent or only waits out its delay, and it is counted once', () => {
  const take = open()
  const first = take('account')
  first.giveBack()
  const second = take('account')
  first.end()
  expect(() => take('account')).toThrow('Too many calls')
  second.end()
  take('account')
})

test('an answer that takes slots of two kinds gives both back', () => {
  const take = open()
  const both = take('call')
  both.also('whole list')
  both.end()
  take('call').also('whole list')
})

describe('sign-ins from one network', () => {
  const shared = { ...LIMITS, accountCallsAtOnce: 8, accountShare: 2, accountCallsWaiting: 1 }
  function openShared() {
    const slots = createSlots(shared)
    const begun: string[] = []
    const enter = (address: string) => {
      const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
      const taken = slots.takeFor('account', outgoing, address).then(() => void begun.push(address))
      return { taken, outgoing, end: () => outgoing.emit('close') }
    }
    return { slots, begun, enter }
  }

  test.each([
    ['an address', () => '198.51.100.7', 2],
    ['a /64', (at: number) => `2001:db8:0:1::${at}`, 2],
    ['a /48', (at: number) => `2001:db8:0:${at}00::1`, 4],
  ])(
    'use only their share of slots, wait in their own queue and continue as slots become free (%s)',
    async (_, toAddress, share) => {
      const { begun, enter } = openShared()
      const calls = Array.from({ length: share }, (_, at) => enter(toAddress(at)))
      const next = enter(toAddress(share))
      await enter('203.0.113.9').taken
      expect(begun).toHaveLength(share + 1)
      calls[0]?.end()
      await next.taken
      expect(begun).toHaveLength(share + 2)
    },
  )

  test('are refused when too many of them already wait', async () => {
    const { enter } = openShared()
    for (let at = 0; at < 3; at += 1) enter('198.51.100.7')
    await expect(enter('198.51.100.7').taken).rejects.toThrow('Too many calls')
  })

  test('leave the queue when their visitor disconnects', async () => {
    const { begun, enter } = openShared()
    const [first] = [enter('198.51.100.7'), enter('198.51.100.7')]
    const gone = enter('198.51.100.7')
    const left = expect(gone.taken).rejects.toThrow('Too many calls')
    gone.end()
    await left
    const next = enter('198.51.100.7')
    first?.end()
    await next.taken
    expect(begun).toHaveLength(3)
  })

  test('release their slot while they wait for an external server, and take one again afterwards', async () => {
    const { slots, begun, enter } = openShared()
    const calls = [enter('198.51.100.7'), enter('198.51.100.7')]
    const waiting = enter('198.51.100.7')
    const answered = Promise.withResolvers<void>()
    await Promise.all(calls.map(({ taken }) => taken))
    const outside = slots.whileOutside(calls[0]?.outgoing ?? waiting.outgoing, '198.51.100.7', () => answered.promise)
    await waiting.taken
    answered.resolve()
    waiting.end()
    await outside
    const last = enter('198.51.100.7')
    await Promise.resolve()
    expect(begun).toHaveLength(3)
    calls[1]?.end()
    await last.taken
  })
})
