import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Values } from '../../platform/values.ts'
import { nameUuid } from '../bulk/name-uuid.ts'
import { splitCurrency } from '../values/currency-signs.ts'
import { applyCell, type Planning } from './planning.ts'
import { MARKET_FIELDS } from './product-fields.ts'
import type { Cell } from './read-row.ts'

/** Currencies of countries without the euro. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  GB: 'GBP',
  US: 'USD',
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  NO: 'NOK',
  PL: 'PLN',
  RU: 'RUB',
  SE: 'SEK',
  UA: 'UAH',
}

/** Plans prices and availability by country. A price for a country means that the product is sold there. */
export function planMarkets(planning: Planning, cells: readonly Cell[], before: Values): Values {
  const after = cells.reduce((facts, cell) => {
    const { column } = cell
    if (column.part !== 'market') return facts
    const countries = column.scope?.countries ?? []
    if (countries.length === 0 && column.scope) planning.note(cell, 'needs a country, such as price:NL')
    return countries.reduce((document, country) => planMarket(planning, cell, document, country), facts)
  }, before)
  for (const cell of cells) noteOtherCurrency(planning, cell, after)
  return after
}

/** Reports a price whose currency sign does not match the country's currency. */
function noteOtherCurrency({ note }: Planning, cell: Cell, facts: Values): void {
  const { column } = cell
  if (column.part !== 'market' || column.name !== 'price' || typeof cell.cell !== 'string') return
  const { currencies } = splitCurrency(cell.cell.trim())
  if (currencies === undefined) return
  for (const country of column.scope?.countries ?? []) {
    const { currency } = rowsOf(facts).find((row) => row.country === country) ?? {}
    if (typeof currency === 'string' && !currencies.includes(currency))
      note(cell, `“${cell.cell}” is in ${currencies.join(' or ')}, and ${country} has prices in ${currency}`)
  }
}

const rowsOf = (facts: Values): Values[] => (Array.isArray(facts.markets) ? facts.markets : [])

function planMarket(planning: Planning, cell: Cell, facts: Values, country: string): Values {
  const { column } = cell
  if (column.part !== 'market') return facts
  const rows = rowsOf(facts)
  const at = rows.findIndex((row) => row.country === country)
  const row = rows[at] ?? {}
  const language = BRAND_LOCALES.find((site) => site.country === country)?.iso ?? 'en'
  const changed = applyCell(planning, cell, {
    field: MARKET_FIELDS[column.name],
    document: row,
    place: country,
    language,
  })
  if (changed === row) return facts
  if (at >= 0) return { ...facts, markets: rows.with(at, changed) }
  const fresh = {
    id: nameUuid(`market ${country} ${facts.id}`),
    country,
    available: true,
    currency: CURRENCY_OF[country] ?? 'EUR',
  }
  return { ...facts, markets: [...rows, { ...fresh, ...changed }] }
}
