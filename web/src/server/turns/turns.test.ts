import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

afterEach(() => vi.restoreAllMocks())

function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('answers use a few milliseconds of a turn, and the rest follows in later turns, in order', async () => {
  const turns = new Turns()
  const done: number[] = []
  expect(turns.hasTime).toBe(true)
  work(10)
  expect(turns.hasTime).toBe(false)
  for (let n = 0; n < 6; n += 1) {
    turns.later('one', () => {
      done.push(n)
      work(3)
    })
  }
  const perTurn: number[] = []
  while (done.length < 6) {
    const before = done.length
    await turn()
    perTurn.push(done.length - before)
  }
  expect(done).toEqual([0, 1, 2, 3, 4, 5])
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(2)
})

test('a new turn has its full time again, unless postponed work is waiting', async () => {
  const turns = new Turns()
  expect(turns.hasTime).toBe(true)
  work(10)
  await turn()
  expect(turns.hasTime).toBe(true)
  turns.later('one', () => {})
  expect([turns.hasTime, turns.takeHaste()]).toEqual([false, true])
  await turn()
  expect([turns.hasTime, turns.takeHaste()]).toEqual([true, false])
})

test('postponed work may use the time of its turn, and is postponed again when that is over', async () => {
  const turns = new Turns()
  const left = new Map([
    ['a', 6],
    ['b', 6],
  ])
  const goOn = (name: string) => () => {
    for (let rest = left.get(name) ?? 0; rest > 0; rest -= 1) {
      if (!turns.hasTime) return turns.later(name, goOn(name))
      left.set(name, rest - 1)
      work(2)
    }
  }
  for (const name of left.keys()) turns.later(name, goOn(name))
  for (let n = 0; n < 20; n += 1) await turn()
  expect([...left.values()]).toEqual([0, 0])
})

/** Counts the answers in each of 12 turns, for 400 connections that ask again and again. Answers and `beforeTurn` advance the clock. */
async function countPerTurn(answerMs: number, beforeTurn: (turns: Turns) => number): Promise<number[]> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const turns = new Turns()
  let answers = 0
  let isOver = false
  const askAgain = () => {
    answers += 1
    now += answerMs
    if (!isOver) turns.later('one', askAgain)
  }
  for (let n = 0; n < 400; n += 1) turns.later('one', askAgain)
  const perTurn: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const before = answers
    now += beforeTurn(turns)
    await turn()
    perTurn.push(answers - before)
  }
  isOver = true
  return perTurn
}

test('a turn takes no longer while hundreds of connections keep asking', async () => {
  const perTurn = await countPerTurn(1, () => 0)
  expect([Math.min(...perTurn), Math.max(...perTurn)]).toEqual([2, 2])
})

test('newcomers are served first for some milliseconds, and then the others are answered', async () => {
  const perTurn = await countPerTurn(1, (turns) => {
    turns.noteNewcomer()
    return 3
  })
  expect(perTurn).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2])
})

test('visitors are answered in rotation, and a late visitor does not wait for the long queues', async () => {
  const turns = new Turns()
  const answered: string[] = []
  for (let n = 0; n < 300; n += 1) turns.later(`crowd ${n % 3}`, () => answered.push('crowd'))
  for (let n = 0; n < 10; n += 1) turns.later('late', () => answered.push(`late ${n}`))
  await vi.waitFor(() => expect(answered).toHaveLength(310))
  expect([0, 1, 2].map((n) => answered.indexOf(`late ${n}`))).toEqual([6, 10, 14])
})
