import { expect, it } from 'vitest'
import { ids, stableId } from './stable-id.ts'

it('makes the same UUID for the same name, and a different one for another name', () => {
  expect(stableId('dog')).toBe(stableId('dog'))
  expect(stableId('dog')).not.toBe(stableId('cat'))
  expect(stableId('dog')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('gives the same page different ids on two sites and different groups in two brands', () => {
  expect(ids.page('tailwell/nl_NL', 'home')).not.toBe(ids.page('tailwell/nl_BE', 'home'))
  expect(ids.group('tailwell', 'page home')).not.toBe(ids.group('aldergrove', 'page home'))
})
