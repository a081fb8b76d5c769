import { expect, test } from 'vitest'
import { loadContent } from '../load-content.ts'
import { toOrderForm, toPriceList, toTextList } from './write-price-list.ts'

const content = loadContent()

test('every site has a price list and an order form with equally many lines of five columns', () => {
  for (const site of content.sites) {
    const prices = toPriceList(site, content.facts).trimEnd().split('\r\n')
    const order = toOrderForm(site, content.facts).trimEnd().split('\r\n')
    expect([site.locale.id, prices.length > 10, order.length]).toEqual([site.locale.id, true, prices.length])
    for (const line of [...prices, ...order]) expect(line.split('";"')).toHaveLength(5)
  }
})

test('every site has a file of product texts, which the portal page about material offers as a download', () => {
  for (const site of content.sites) {
    const lines = toTextList(site, content.facts).trimEnd().split('\r\n')
    expect([site.locale.id, lines.length > 10]).toEqual([site.locale.id, true])
    for (const line of lines) expect(line.split('";"').map((cell) => cell.length > 1)).toEqual([true, true, true, true])
    const page = site.pages.find(({ name }) => name === 'portal-material')
    expect([site.locale.id, page?.downloads]).toEqual([site.locale.id, ['texts']])
  }
})
