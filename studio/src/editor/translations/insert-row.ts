type Values = Record<string, unknown>

type RowPlace = {
  /** `main`, or `items.2.subItems`. */
  list: string
  at: number
  /** Number of existing rows that it replaces. */
  replaced?: number
}

/** The values of a form with a row inserted into a list, or replacing others. */
export function insertRow(values: Values, { list, at, replaced = 0 }: RowPlace, row: Values): Values {
  return { ...values, ...insertInto(values, list.split('.'), (rows) => rows.toSpliced(at, replaced, row)) }
}

type Change = (rows: readonly unknown[]) => unknown[]

function insertInto(values: unknown, [name = '', ...rest]: readonly string[], change: Change): Values {
  const value = isValues(values) ? values[name] : undefined
  if (rest.length === 0) {
    return { [name]: change(Array.isArray(value) ? value : []) }
  }
  if (!Array.isArray(value)) return { [name]: { ...toValues(value), ...insertInto(value, rest, change) } }
  const [index = '', ...below] = rest
  const rows = value.map((each: unknown, place) =>
    place === Number(index) ? { ...toValues(each), ...insertInto(each, below, change) } : each,
  )
  return { [name]: rows }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toValues = (value: unknown): Values => (isValues(value) ? value : {})
