import { expect, test } from 'vitest'
import { loadContent } from '../load-content.ts'
import { toOrderForm, toPriceList } from './write-price-list.ts'

const content = loadContent()

test('every site has a price list and an order form with its products, in its own words', () => {
  for (const site of content.sites) {
    const prices = toPriceList(site, content.facts).trimEnd().split('\r\n')
    const order = toOrderForm(site, content.facts).trimEnd().split('\r\n')
    expect([site.locale.id, prices.length > 10, order.length]).toEqual([site.locale.id, true, prices.length])
    for (const line of [...prices, ...order]) expect(line.split('";"')).toHaveLength(5)
  }
})
