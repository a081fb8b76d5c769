import { expect, test } from 'vitest'
import { toWait } from './answer-not-before.ts'

const MS = 400
const STEP = 200
const answeredAfter = (took: number) => took + toWait(took - MS, STEP)

test.each([
  ['what is done soon', [10, 390], 400],
  ['what a busy machine does late', [430, 470, 590], 600],
  ['and later', [601, 790], 800],
])('%s is answered at the same fixed time', (_, took, at) => {
  expect(took.map(answeredAfter)).toEqual(took.map(() => at))
})

test('no waiting time is added when no time step is set', () => {
  expect(toWait(35, 0)).toBe(0)
})
