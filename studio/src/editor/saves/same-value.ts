/** Whether a value is empty. Forms represent empty values differently from the database; all count as equal. */
export function isUnset(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isUnset)
}

/** Whether two values of a field are equal, whatever the order of their properties. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNoRow(a) && isNoRow(b))) return true
  if (isUnset(a) || isUnset(b)) return isUnset(a) && isUnset(b)
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map(Object.entries(a ?? {}))
  const right = new Map(Object.entries(b ?? {}))
  return [...new Set([...left.keys(), ...right.keys()])].every((name) => isSame(left.get(name), right.get(name)))
}

/** Forms store the number of rows: `0` is an empty list. */
const isNoRow = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0)
