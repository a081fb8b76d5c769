import { isValues, type Values } from '../../platform/values.ts'
import { isEmptyCell } from '../values/read-cells.ts'

/** JSON groups by scope: `{"texts": {"nl_NL": {"name": …}}}` becomes the column `name:nl_NL`. */
const BY_SCOPE: ReadonlySet<string> = new Set(['texts', 'markets'])

/** Flattens nested JSON into the column names of tables. */
export function flattenProduct(fields: Readonly<Values>): Values {
  // Without a prototype, because a column may be called `__proto__`.
  const flat: Values = Object.create(null)
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'markets' && Array.isArray(value)) Object.assign(flat, flattenMarkets(value))
    else if (!isValues(value)) flat[name] = value
    else if (BY_SCOPE.has(name)) Object.assign(flat, flattenScopes(name, value))
    else
      for (const [inside, part] of Object.entries(value)) {
        // `specification.color` is grouped by language, `categories` by site, facets by name.
        if (isValues(part)) for (const [scope, cell] of Object.entries(part)) flat[`${name}.${inside}:${scope}`] = cell
        else flat[name === 'facets' || name === 'specification' ? `${name}.${inside}` : `${name}:${inside}`] = part
      }
  }
  return flat
}

/** A value instead of a group keeps the group's name, which is not a column and is therefore reported. */
function flattenScopes(group: string, scopes: Values): Values {
  return Object.fromEntries(
    Object.entries(scopes).flatMap(([scope, inside]): [string, unknown][] =>
      isValues(inside)
        ? Object.entries(inside).map(([field, cell]) => [`${field}:${scope}`, cell])
        : isEmptyCell(inside)
          ? []
          : [[`${group}:${scope}`, inside]],
    ),
  )
}

/** Fields of a market without a country belong to the country of the row's site, which is required in that case. */
function flattenMarkets(rows: readonly unknown[]): Values {
  const flat: Values = Object.create(null)
  let unnamed = 0
  for (const row of rows) {
    if (isEmptyCell(row)) continue
    const { country, ...market } = isValues(row) ? row : {}
    const hasCountry = (typeof country === 'string' && country.trim() !== '') || typeof country === 'number'
    if (!hasCountry) unnamed += 1
    if (!isValues(row) || unnamed > 1) flat.markets = row
    else
      for (const [field, cell] of Object.entries(market))
        flat[hasCountry ? `${field}:${country}` : `markets.${field}`] = cell
  }
  return flat
}
