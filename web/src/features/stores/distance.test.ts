import { expect, test } from 'vitest'
import { distanceFormatter } from './distance.ts'

test('distances are in kilometres, with miles where roads are signed in miles', () => {
  expect(distanceFormatter('nl-NL')(7_400)).toMatch(/^7,4\skm$/)
  expect(distanceFormatter('en-GB')(7_400)).toBe('7.4 km (4.6 mi)')
  expect(distanceFormatter('en-US')(49_900)).toBe('49.9 km (31.0 mi)')
})
