import { expect, test } from 'vitest'
import { toSalary } from './to-salary.ts'

test('wages are those of the country in its own currency, not converted euros', () => {
  expect(toSalary('NL', [2400, 2900])).toEqual({ least: 2400, most: 2900, currency: 'EUR', per: 'month' })
  expect(toSalary('RU', [2600, 3300])).toEqual({ least: 88_000, most: 110_000, currency: 'RUB', per: 'month' })
  expect(toSalary('HU', [3100, 4200])).toEqual({ least: 620_000, most: 840_000, currency: 'HUF', per: 'month' })
})

test('a country without demo wages is paid in euros', () => {
  expect(toSalary('XX', [2400, 2900])).toEqual({ least: 2400, most: 2900, currency: 'EUR', per: 'month' })
})
