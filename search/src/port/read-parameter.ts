import { SearchError } from './search-error.ts'
import { toShortValue } from './to-short-value.ts'

/** A request's parameters by name. Reading gives undefined for a value that is absent or null. */
export type Parameters = ReadonlyMap<string, unknown>

/** Highest length of a list, so that no request can cost much. */
export const MAX_LIST = 1000

export function refuseParameter(name: string, value: unknown, accepted: string): SearchError {
  return new SearchError(400, `Parameter ${name}: expected ${accepted}, not ${toShortValue(value)}`)
}

export function readTextParameter(parameters: Parameters, name: string): string | undefined {
  const value = parameters.get(name)
  if (value === undefined) return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw refuseParameter(name, value, 'a text')
}

/** Reads true and false, also as a text or as 1 and 0, as URL-encoded requests have them. */
export function readFlag(parameters: Parameters, name: string): boolean | undefined {
  const value = parameters.get(name)
  if (value === undefined) return undefined
  if (value === true || value === 'true' || value === 1 || value === '1') return true
  if (value === false || value === 'false' || value === 0 || value === '0' || value === '') return false
  throw refuseParameter(name, value, 'true or false')
}

export function readWhole(
  parameters: Parameters,
  name: string,
  [from, to]: readonly [number, number],
): number | undefined {
  const value = parameters.get(name)
  if (value === undefined) return undefined
  const number = toNumber(value)
  if (number === undefined || !Number.isInteger(number) || number < from || number > to) {
    throw refuseParameter(name, value, `a whole number from ${from} to ${to}`)
  }
  return number
}

/** Reads a number, or a text that is a number and nothing else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > 40) return undefined
  const text = value.trim()
  // Number() would also accept '', '0x1f' and 'Infinity'.
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(text) ? Number(text) : undefined
}

export function readOneOf<const T extends string>(
  parameters: Parameters,
  name: string,
  values: readonly T[],
): T | undefined {
  const value = parameters.get(name)
  if (value === undefined) return undefined
  const found = values.find((one) => one === value)
  if (found === undefined) throw refuseParameter(name, value, `one of ${values.join(', ')}`)
  return found
}

/** Reads a list of texts: as a list, as JSON in a text, or as one text with commas. */
export function readTextsParameter(parameters: Parameters, name: string): string[] | undefined {
  const value = readNested(parameters, name)
  if (value === undefined) return undefined
  if (typeof value === 'string') return splitAtCommas(value, name)
  if (!Array.isArray(value)) throw refuseParameter(name, value, 'a list of texts')
  if (value.length > MAX_LIST) throw refuseParameter(name, value, `at most ${MAX_LIST} texts`)
  return value.map((part: unknown) => {
    if (typeof part !== 'string') throw refuseParameter(name, part, 'a list of texts')
    return part
  })
}

function splitAtCommas(value: string, name: string): string[] {
  const parts = value.split(',', MAX_LIST + 1)
  if (parts.length > MAX_LIST) throw refuseParameter(name, value, `at most ${MAX_LIST} texts`)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Parses JSON that stands in a text, as URL-encoded requests send lists. Returns any other value as it is. */
export function readNested(parameters: Parameters, name: string): unknown {
  const value = parameters.get(name)
  if (typeof value !== 'string') return value
  const first = value.trimStart().at(0)
  if (first !== '[' && first !== '{') return value
  try {
    const read: unknown = JSON.parse(value)
    return read
  } catch {
    throw refuseParameter(name, value, 'a list in correct JSON')
  }
}
