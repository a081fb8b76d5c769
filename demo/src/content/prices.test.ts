import { expect, it } from 'vitest'
import { toMarkets } from './prices.ts'

it('turns a euro price into what shops of each country would print', () => {
  const prices = toMarkets(8.95, ['NL', 'DE', 'GB', 'CZ', 'HU', 'RU']).map(({ rrp, currency }) => `${rrp} ${currency}`)
  expect(prices).toEqual(['8.95 EUR', '8.99 EUR', '7.99 GBP', '219 CZK', '3490 HUF', '890 RUB'])
})

it('never gives a price away', () => {
  for (const { rrp } of toMarkets(0.1, ['NO', 'HU', 'UA'])) expect(rrp).toBeGreaterThan(0)
})
