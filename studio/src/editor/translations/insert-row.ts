type Values = Record<string, unknown>

/** The values of a form with one more row in a list: `main`, or `items.2.subItems`. */
export function insertRow(values: Values, list: string, at: number, row: Values): Values {
  return { ...values, ...insertInto(values, list.split('.'), at, row) }
}

function insertInto(values: unknown, [name = '', ...rest]: readonly string[], at: number, row: Values): Values {
  const value = isValues(values) ? values[name] : undefined
  if (rest.length === 0) {
    const rows: unknown[] = Array.isArray(value) ? value : []
    return { [name]: [...rows.slice(0, at), row, ...rows.slice(at)] }
  }
  if (!Array.isArray(value)) return { [name]: { ...toValues(value), ...insertInto(value, rest, at, row) } }
  const [index = '', ...below] = rest
  const rows = value.map((each: unknown, place) =>
    place === Number(index) ? { ...toValues(each), ...insertInto(each, below, at, row) } : each,
  )
  return { [name]: rows }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toValues = (value: unknown): Values => (isValues(value) ? value : {})
