import { isValues, type Values } from '../../platform/values.ts'

/** Groups of JSON whose members have scopes: `{"texts": {"nl_NL": {"name": …}}}` is the column `name:nl_NL`. */
const BY_SCOPE: ReadonlySet<string> = new Set(['texts', 'markets'])

/** The same names in nested JSON and in tables. */
export function flattenProduct(fields: Readonly<Values>): Values {
  // Without a prototype: a column may be called `__proto__`.
  const flat: Values = Object.create(null)
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'markets' && Array.isArray(value)) Object.assign(flat, flattenMarkets(value))
    else if (!isValues(value)) flat[name] = value
    else if (BY_SCOPE.has(name)) {
      for (const [scope, inside] of Object.entries(value))
        for (const [field, cell] of Object.entries(isValues(inside) ? inside : {})) flat[`${field}:${scope}`] = cell
    } else
      for (const [inside, part] of Object.entries(value)) {
        // `specification.color` by language, `categories` by site, facets by name.
        if (isValues(part)) for (const [scope, cell] of Object.entries(part)) flat[`${name}.${inside}:${scope}`] = cell
        else flat[name === 'facets' || name === 'specification' ? `${name}.${inside}` : `${name}:${inside}`] = part
      }
  }
  return flat
}

function flattenMarkets(rows: readonly unknown[]): Values {
  return Object.fromEntries(
    rows
      .filter(isValues)
      .flatMap(({ country, ...market }) =>
        Object.entries(market).map(([field, cell]) => [`${field}:${String(country)}`, cell] as const),
      ),
  )
}
