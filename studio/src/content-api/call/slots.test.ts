import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
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

test('sign-ins, forms and reads take none of each other', () => {
  const take = open()
  for (const kind of ['account', 'form', 'call'] as const) take(kind)
  for (const kind of ['account', 'form', 'call'] as const) expect(() => take(kind)).toThrow('Too many calls')
})

test('a slot is free when its answer has left, or only waits for its time, and counts once', () => {
  const take = open()
  const first = take('account')
  first.giveBack()
  const second = take('account')
  first.end()
  expect(() => take('account')).toThrow('Too many calls')
  second.end()
  take('account')
})

test('an answer that takes a second kind gives both back', () => {
  const take = open()
  const both = take('call')
  both.also('whole list')
  both.end()
  take('call').also('whole list')
})
