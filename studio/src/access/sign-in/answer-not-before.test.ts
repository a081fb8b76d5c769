import { expect, test } from 'vitest'
import { toWait } from './answer-not-before.ts'

const MS = 400
const STEP = 200
const answeredAfter = (took: number) => took + toWait(took - MS, STEP)

test.each([
  ['a request that takes less than 400 ms', [10, 390], 400],
  ['a request that takes 400 to 600 ms', [430, 470, 590], 600],
  ['a request that takes 600 to 800 ms', [601, 790], 800],
])('%s is answered at the same fixed time', (_, took, at) => {
  expect(took.map(answeredAfter)).toEqual(took.map(() => at))
})

test('no waiting time is added when no time step is set', () => {
  expect(toWait(35, 0)).toBe(0)
})
