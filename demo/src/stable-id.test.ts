import { expect, it } from 'vitest'
import { ids, stableId } from './stable-id.ts'

it('makes the same uuid for the same name and another for another', () => {
  expect(stableId('dog')).toBe(stableId('dog'))
  expect(stableId('dog')).not.toBe(stableId('cat'))
  expect(stableId('dog')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('keeps the same page of two sites apart and joins them in one group', () => {
  expect(ids.page('tailwell/nl_NL', 'home')).not.toBe(ids.page('tailwell/nl_BE', 'home'))
  expect(ids.group('tailwell', 'page home')).not.toBe(ids.group('aldergrove', 'page home'))
})
