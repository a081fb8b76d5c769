import { expect, it } from 'vitest'
import { isLightSlip } from './short-slips.ts'

it.each([
  ['kiten', 'kitten'],
  ['catt', 'cat'],
  ['hores', 'horse'],
  ['snak', 'snack'],
  ['muhy', 'muchy'],
  ['rabbet', 'rabbit'],
])('%s is a typing slip of %s', (typed, meant) => {
  expect(isLightSlip(typed, meant)).toBe(true)
})

it.each([
  ['cat', 'cat'],
  ['karte', 'kante'],
  ['hoed', 'hond'],
  ['stable', 'table'],
  ['bike', 'bite'],
  ['leiter', 'leichter'],
])('%s is not a typing slip of %s', (typed, other) => {
  expect(isLightSlip(typed, other)).toBe(false)
})
