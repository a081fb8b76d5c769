import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DrawQueue } from './draw-queue.ts'
import { Turns } from './turns.ts'

const open = () => new DrawQueue(new Turns())
const draw = (queue: DrawQueue, visitor: string, work: () => void) =>
  queue.run(visitor, (inTurn) =>
    inTurn(() => {
      work()
      return true
    }),
  )

test('one page is rendered in each turn of the event loop, however many wait', async () => {
  const queue = open()
  let drawn = 0
  const perTurn: number[] = []
  const all = Array.from({ length: 50 }, (_, at) => draw(queue, `visitor ${at % 20}`, () => (drawn += 1)))
  while (queue.size > 0) {
    const before = drawn
    await turn()
    perTurn.push(drawn - before)
  }
  await Promise.all(all)
  expect([drawn, Math.max(...perTurn)]).toEqual([50, 1])
})

test('visitors are served in rotation, so that a flood from one delays another by only a few pages', async () => {
  const queue = open()
  const drawn: string[] = []
  const flood = Array.from({ length: 60 }, () => draw(queue, 'flood', () => drawn.push('flood')))
  await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(10))
  const before = drawn.length
  await draw(queue, 'other', () => drawn.push('other'))
  expect(drawn.indexOf('other') - before).toBeLessThan(4)
  await Promise.all(flood)
})

test('four pages of a visitor are in progress at once, and the others wait in their order', async () => {
  const queue = open()
  const begun: number[] = []
  const ends = Array.from({ length: 10 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, at) =>
    queue.run('one', async () => {
      begun.push(at)
      await promise
    }),
  )
  await turn()
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]?.resolve()
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3, 4]))
  for (const { resolve } of ends) resolve()
  await Promise.all(all)
  expect(begun).toEqual(ends.keys().toArray())
})

test('pages that only wait for data give up their places, so that the next pages begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const queue = open()
  const never = new Promise<void>(() => {})
  for (let n = 0; n < 4; n += 1) void queue.run('one', () => never)
  const next = draw(queue, 'one', () => {})
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  expect(await next).toBe(true)
})

test('a waiting page leaves the queue with its visitor, and a page in progress keeps its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const queue = open()
  const begun: number[] = []
  const visitors = Array.from({ length: 10 }, () => new AbortController())
  const ends = visitors.map(() => Promise.withResolvers<string>())
  const work = (n: number) => () => {
    begun.push(n)
    return ends[n]?.promise ?? new Promise<string>(() => {})
  }
  const all = visitors.map(({ signal }, n) => queue.run('one', work(n), signal))
  await turn()
  for (const n of [1, 5, 7]) visitors[n]?.abort()
  expect([queue.size, await all[5], await all[7]]).toEqual([8, undefined, undefined])
  for (const { resolve } of ends) resolve('drawn')
  expect(await Promise.all(all)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (n === 5 || n === 7 ? undefined : 'drawn')),
  )
  expect([begun, queue.size]).toEqual([[0, 1, 2, 3, 4, 6, 8, 9], 0])
  expect([await queue.run('one', work(0), AbortSignal.abort()), queue.size]).toEqual([undefined, 0])
})

test('pages of visitors who have left do not delay the pages of visitors who are still there', async () => {
  const queue = open()
  const leaving = new AbortController()
  const drawn: string[] = []
  const ask = (visitor: string, gone?: AbortSignal) =>
    queue.run(visitor, (inTurn) => inTurn(() => (gone?.aborted ? 'left' : drawn.push(visitor))), gone)
  const left = Array.from({ length: 80 }, (_, n) => ask(`visitor ${n % 20}`, leaving.signal))
  await turn()
  const there = ask('visitor 0')
  leaving.abort()
  const before = drawn.length
  let isThere = false
  void there.then(() => {
    isThere = true
  })
  let turns = 0
  for (; !isThere; turns += 1) await turn()
  expect([await there, turns < 10]).toEqual([before + 1, true])
  expect((await Promise.all(left)).filter((answer) => answer === 'left').length).toBeGreaterThan(70)
  expect(queue.size).toBe(0)
})

const never = new Promise<void>(() => {})
/** Fills the lines of some visitors with work that never ends; returns the visitors that were refused. */
function fill(queue: DrawQueue, visitors: readonly string[], each: number) {
  const sentAway: string[] = []
  for (const visitor of visitors) {
    for (let n = 0; n < each; n += 1) void queue.run(visitor, () => never).then(() => sentAway.push(visitor))
  }
  return sentAway
}
const name = (count: number, of = 'visitor') => Array.from({ length: count }, (_, n) => `${of} ${n}`)

test('a visitor’s full queue refuses at once and leaves room for others, and all queues together are limited', async () => {
  const queue = open()
  fill(queue, ['flood'], 100)
  expect(await draw(queue, 'flood', () => {})).toBeUndefined()
  expect(await draw(queue, 'other', () => {})).toBe(true)
  fill(queue, name(1_200), 1)
  expect(queue.size).toBe(1_000)
  expect(await draw(queue, 'late', () => {})).toBeUndefined()
})

test.each([
  ['of ten visitors', name(10), 100],
  ['of sixty visitors', name(60), 100],
  ['of sixty visitors with an equal share each', name(60), 16],
])(
  'full queues %s make room for a newcomer by refusing the newest entry of the longest queue',
  async (_name, visitors, each) => {
    const queue = open()
    const sentAway = fill(queue, visitors, each)
    fill(queue, name(1_000 - queue.size, 'single'), 1)
    await turn()
    const before = sentAway.length
    expect(await draw(queue, 'late', () => {})).toBe(true)
    expect([sentAway.length - before, queue.size]).toEqual([1, 999])
    expect(visitors).toContain(sentAway.at(-1))
  },
)

test('waiting pages are refused before pages that are being loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const queue = open()
  const begun: number[] = []
  const sentAway: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const work = () => {
      begun.push(n)
      return never
    }
    void queue.run('flood', work).then(() => sentAway.push(n))
  }
  fill(queue, name(994), 1)
  await turn()
  for (const newcomer of name(3, 'late')) expect(await draw(queue, newcomer, () => {})).toBe(true)
  // Only one entry is refused: the first newcomer is soon finished and leaves its place to the others.
  expect([begun, sentAway]).toEqual([[0, 1, 2, 3], [5]])
  fill(queue, name(2, 'next'), 1)
  await turn()
  expect(sentAway).toEqual([5, 4])
  fill(queue, name(1, 'last'), 1)
  await vi.advanceTimersByTimeAsync(300)
  expect([begun, sentAway]).toEqual([
    [0, 1, 2, 3],
    [5, 4, 3],
  ])
  vi.useRealTimers()
})

test('many networks of one customer are limited together and leave room for others', async () => {
  const queue = open()
  const networks = Array.from({ length: 256 }, (_, n) => `20010db8000100${n.toString(16).padStart(2, '0')}`)
  fill(queue, networks, 3)
  expect(queue.size).toBe(400)
  fill(queue, name(600), 1)
  expect(await draw(queue, 'late', () => {})).toBe(true)
  expect(await draw(queue, '20010db900010001', () => {})).toBe(true)
})

test('a failing render is reported to its visitor, and the next page is rendered', async () => {
  const queue = open()
  const failing = queue.run('one', (inTurn) =>
    inTurn(() => {
      throw new Error('broken')
    }),
  )
  const next = draw(queue, 'one', () => {})
  await expect(failing).rejects.toThrow('broken')
  expect([await next, queue.size]).toEqual([true, 0])
})

test('a new visitor is accepted before the next page is rendered, and no page waits for ever', async () => {
  const turns = new Turns()
  const queue = new DrawQueue(turns)
  const events: string[] = []
  const drawing = draw(queue, 'one', () => events.push('drawn'))
  await Promise.resolve()
  for (let n = 0; n < 3; n += 1) {
    turns.noteNewcomer()
    events.push('came')
    await turn()
  }
  expect(events).toEqual(['came', 'came', 'came'])
  await drawing
  const late = draw(queue, 'one', () => {})
  const coming = setInterval(() => turns.noteNewcomer(), 0)
  expect(await late).toBe(true)
  clearInterval(coming)
})
