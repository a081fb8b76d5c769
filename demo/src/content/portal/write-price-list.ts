import type { CheckedSite } from '../checked-content.ts'
import { countriesOf, toMarkets } from '../prices.ts'
import type { Facts } from '../schema.ts'
import { FILE_WORDS } from './file-words.ts'

/** Share of the recommended price that shops pay. Invented, like the prices. */
const TRADE_SHARE = 0.62
const BYTE_ORDER_MARK = '\uFEFF'

/** Makes a table for spreadsheets with all products of the site that have a price in its country. */
export function toPriceList(site: CheckedSite, facts: readonly Facts[]): string {
  const { number, product, contents, rrp, trade } = FILE_WORDS[site.locale.file].columns
  return toTable([[number, product, contents, rrp, trade], ...toRows(site, facts)])
}

/** Makes the same table with an empty last column, which customers fill in and send back. */
export function toOrderForm(site: CheckedSite, facts: readonly Facts[]): string {
  const { number, product, contents, trade, quantity } = FILE_WORDS[site.locale.file].columns
  const rows = toRows(site, facts).map(([sku = '', name = '', size = '', , price = '']) => [sku, name, size, price, ''])
  return toTable([[number, product, contents, trade, quantity], ...rows])
}

/** Makes a table of product texts that a shop may use on its own website. */
export function toTextList(site: CheckedSite, facts: readonly Facts[]): string {
  const { number, product, contents, text } = FILE_WORDS[site.locale.file].columns
  const texts = new Map(site.products.map(({ sku, short_description }) => [sku, short_description]))
  const rows = toRows(site, facts).map(([sku = '', name = '', size = '']) => [sku, name, size, texts.get(sku) ?? ''])
  return toTable([[number, product, contents, text], ...rows])
}

function toRows({ locale, products }: CheckedSite, facts: readonly Facts[]): string[][] {
  const bySku = new Map(facts.map((row) => [row.sku, row]))
  const money = new Intl.NumberFormat(locale.iso, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  })
  return products.flatMap(({ sku, name }) => {
    const row = bySku.get(sku)
    const market = row && toMarkets(row.euros, countriesOf(row)).find(({ country }) => country === locale.country)
    if (row === undefined || market === undefined) return []
    const { rrp, currency } = market
    const price = (amount: number) => `${money.format(amount)} ${currency}`
    const contents = row.specification.contents?.[locale.file] ?? ''
    return [[sku, name, contents, price(rrp), price(rrp * TRADE_SHARE)]]
  })
}

function toTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
