import { expect, test } from 'vitest'
import { ByTurns } from './by-turns.ts'

function fill(lines: Readonly<Record<string, number>>): ByTurns<string> {
  const byTurns = new ByTurns<string>()
  for (const [visitor, length] of Object.entries(lines)) {
    for (let n = 0; n < length; n += 1) byTurns.add(visitor, visitor)
  }
  return byTurns
}
const takeAll = (byTurns: ByTurns<string>) => Array.from({ length: byTurns.size }, () => byTurns.take()).join(' ')

test('the first entry of each queue is taken in rotation', () => {
  const byTurns = fill({ a: 4, b: 3, c: 2 })
  for (let n = 0; n < 3; n += 1) byTurns.take()
  expect([takeAll(byTurns), byTurns.size, byTurns.take()]).toEqual(['a c b a c b', 0, undefined])
})

test('a visitor who has not waited for anything yet is served before long queues', () => {
  const byTurns = fill({ a: 9, b: 9, c: 9 })
  for (let n = 0; n < 9; n += 1) byTurns.take()
  byTurns.add('late', 'late')
  expect([byTurns.take(), byTurns.take()]).toContain('late')
})

test('visitors who keep adding single entries do not keep a long queue waiting', () => {
  const byTurns = fill({ long: 5 })
  const taken: (string | undefined)[] = []
  for (let n = 0; n < 20; n += 1) {
    for (let single = 0; single < 3; single += 1) byTurns.add(`single ${n} ${single}`, 'single')
    taken.push(byTurns.take())
  }
  expect(taken.filter((visitor) => visitor === 'long').length).toBe(5)
})

test('removing an entry keeps the order of the others', () => {
  const byTurns = new ByTurns<number>()
  for (const n of [1, 2, 3]) byTurns.add('a', n)
  byTurns.add('b', 4)
  expect([byTurns.take(), byTurns.remove('a', 2), byTurns.remove('a', 2), byTurns.remove('b', 4)]).toEqual([
    1,
    true,
    false,
    true,
  ])
  expect([byTurns.size, byTurns.take(), byTurns.take()]).toEqual([1, 3, undefined])
})
