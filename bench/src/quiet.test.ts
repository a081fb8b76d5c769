import { expect, it } from 'vitest'
import { isBusy } from './quiet.ts'

const calm = { busyCores: 0.02, loopMs: 10 }

it('trusts a figure when no other work ran and the core kept its speed', () => {
  expect(isBusy(calm, { busyCores: 0.1, loopMs: 11 }, 10)).toBe(false)
})

it('marks a figure when other work ran before or after it', () => {
  expect(isBusy({ ...calm, busyCores: 0.9 }, calm, 10)).toBe(true)
  expect(isBusy(calm, { ...calm, busyCores: 0.9 }, 10)).toBe(true)
})

it('marks a figure when the same work took longer than elsewhere in the run', () => {
  expect(isBusy(calm, { ...calm, loopMs: 13 }, 10)).toBe(true)
})
