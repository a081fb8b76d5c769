import { expect, test } from 'vitest'
import { FairQueue, TooManyWaiting, type Turn } from './fair-queue.ts'

const LIMITS = { atOnce: 1, waiting: 50, waitingOfVisitor: 40 }

function open(limits = LIMITS) {
  const queue = new FairQueue(limits)
  const done: string[] = []
  const turns = new Map<string, Turn>()
  const ask = (visitor: string, name: string) => {
    const turn: Turn = { visitors: new Set([visitor]), go: undefined }
    turns.set(name, turn)
    return queue.run(turn, async () => {
      await Promise.resolve()
      done.push(name)
    })
  }
  const join = (visitor: string, name: string) => {
    const turn = turns.get(name)
    if (turn !== undefined) queue.join(turn, visitor)
  }
  return { queue, done, ask, join }
}

test('visitors take turns, however many requests one of them has queued before', async () => {
  const { ask, done } = open()
  const all = Array.from({ length: 30 }, (_, n) => ask('greedy', `g${n}`))
  await Promise.all([...all, ask('other', 'o1'), ask('other', 'o2'), ask('third', 't1')])
  expect(done.slice(0, 6)).toEqual(['g0', 'g1', 'o1', 't1', 'g2', 'o2'])
  expect(done).toHaveLength(33)
})

test('a visitor who requests work that is already queued moves it forward, and the work is done once', async () => {
  const { ask, join, done } = open()
  const all = Array.from({ length: 30 }, (_, n) => ask('greedy', `g${n}`))
  join('other', 'g25')
  await Promise.all(all)
  expect(done.slice(0, 3)).toEqual(['g0', 'g1', 'g25'])
  expect(done).toHaveLength(30)
})

test('in a full queue a newcomer displaces a waiting request, and a visitor who is already queued is refused', async () => {
  const { ask, done } = open({ atOnce: 1, waiting: 6, waitingOfVisitor: 3 })
  const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map((visitor, n) => ask(visitor, `${visitor}${n}`))
  const more = [ask('c', 'c0'), ask('b', 'b9')]
  const ends = await Promise.allSettled([...asked, ...more])
  expect(ends.flatMap((end, at) => (end.status === 'rejected' ? [at] : []))).toEqual([3, 8])
  expect(done).toContain('c0')
})

test('networks of one customer that fill the queue lose one place to another visitor', async () => {
  const { ask, done } = open({ atOnce: 1, waiting: 6, waitingOfVisitor: 3 })
  const ofCustomer = Array.from({ length: 7 }, (_, n) => ask(`20010db80001000${n}`, `n${n}`))
  const ends = await Promise.allSettled([...ofCustomer, ask('20010db900010000', 'other')])
  expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect(done).toContain('other')
})

test('one visitor can queue a limited number of requests, which leaves room for others', async () => {
  const { ask, done } = open()
  const asked = Array.from({ length: 60 }, (_, n) => ask('greedy', `g${n}`))
  const others = Array.from({ length: 12 }, (_, n) => ask(`other ${n}`, `o${n}`))
  const ends = await Promise.allSettled([...asked, ...others])
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused.every(({ reason }) => reason instanceof TooManyWaiting)).toBe(true)
  expect([refused.length, done.filter((name) => name.startsWith('o')).length]).toEqual([21, 12])
  await ask('greedy', 'later')
  expect(done.at(-1)).toBe('later')
})
