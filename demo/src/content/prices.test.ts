import { expect, it } from 'vitest'
import { toMarkets } from './prices.ts'

it('converts a euro price into a usual shop price of each country', () => {
  const prices = toMarkets(8.95, ['NL', 'DE', 'GB', 'CZ', 'HU', 'RU']).map(({ rrp, currency }) => `${rrp} ${currency}`)
  expect(prices).toEqual(['8.95 EUR', '8.99 EUR', '7.99 GBP', '219 CZK', '3490 HUF', '890 RUB'])
})

it('never returns a price of zero', () => {
  for (const { rrp } of toMarkets(0.1, ['NO', 'HU', 'UA'])) expect(rrp).toBeGreaterThan(0)
})
