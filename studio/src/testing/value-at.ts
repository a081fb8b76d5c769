/** Reads the value at a path in an answer; `*` = in each item of a list. */
export function readTestValue(value: unknown, at: string): unknown {
  const [step = '', ...rest] = at.split('.')
  if (step === '') return value
  if (step === '*') return Array.isArray(value) ? value.map((item) => readTestValue(item, rest.join('.'))) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return readTestValue(new Map<string, unknown>(Object.entries(value)).get(step), rest.join('.'))
}
