import { expect, test } from 'vitest'
import { toTownLine } from './to-town-line.ts'

test.each([
  ['NL', { postal_code: '3511 AB', city: 'Utrecht', province: 'Utrecht' }, '3511 AB Utrecht'],
  ['US', { postal_code: '60622', city: 'Chicago', province: 'Illinois' }, 'Chicago, Illinois 60622'],
  ['US', { postal_code: '60622', city: 'Chicago' }, 'Chicago 60622'],
  ['GB', { postal_code: 'LS1 4DY', city: 'Leeds' }, 'Leeds LS1 4DY'],
  ['RU', { postal_code: '101000', city: 'Москва', province: 'Москва' }, 'Москва, 101000'],
  ['UA', { city: 'Київ' }, 'Київ'],
  ['DE', { postal_code: '10115' }, '10115'],
  ['DE', {}, ''],
])('the town line for %s %j is in the order of the country', (country, town, line) => {
  expect(toTownLine(country, town)).toBe(line)
})
