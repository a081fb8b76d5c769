import { isJsonObject } from '../port/is-json-object.ts'
import { SearchError } from '../port/search-error.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'

type Fields = { readonly [name: string]: Json | undefined }
type Operation = { name: string; value: Json }

const OPERATIONS = ['Increment', 'Decrement', 'Add', 'AddUnique', 'Remove', 'IncrementFrom', 'IncrementSet']

/**
 * Applies a partial update: attributes replace the former ones, and `{_operation, value}` changes the present value.
 * Returns undefined when an operation says that the update must not happen. Throws 400 for an impossible operation.
 */
export function changeRecord(before: SearchRecord | undefined, id: string, fields: Fields): SearchRecord | undefined {
  const after: Record<string, Json | undefined> = { ...before }
  for (const [name, value] of Object.entries(fields)) {
    const operation = toOperation(value)
    if (operation === undefined) after[name] = value
    else {
      const result = applyOperation(operation, after[name], name)
      if (result === undefined) return undefined
      after[name] = result
    }
  }
  return { ...after, objectID: id }
}

function toOperation(value: Json | undefined): Operation | undefined {
  if (!isJsonObject(value)) return undefined
  const { _operation: name, value: operand } = value
  if (typeof name !== 'string') return undefined
  if (!OPERATIONS.includes(name)) throw new SearchError(400, `_operation: expected one of ${OPERATIONS.join(', ')}.`)
  return { name, value: operand ?? null }
}

function applyOperation({ name, value }: Operation, before: Json | undefined, attribute: string) {
  if (name === 'Add' || name === 'AddUnique' || name === 'Remove') return changeList(name, value, before, attribute)
  if (typeof value !== 'number') throw new SearchError(400, `${attribute}: ${name} takes a number.`)
  if (before !== undefined && typeof before !== 'number' && before !== null)
    throw new SearchError(400, `${attribute}: ${name} works on a number.`)
  const number = before ?? 0
  if (name === 'Increment') return number + value
  if (name === 'Decrement') return number - value
  if (!Number.isInteger(value) || value < 0) throw new SearchError(400, `${attribute}: ${name} takes a whole number.`)
  // Both operations protect against updates that arrive twice or too late. A late update changes nothing at all.
  if (name === 'IncrementFrom') return value === number ? number + 1 : undefined
  return value > number ? value : undefined
}

function changeList(name: string, value: Json, before: Json | undefined, attribute: string): Json {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new SearchError(400, `${attribute}: ${name} takes a text or a number.`)
  const list: readonly Json[] = toList(before, attribute, name)
  if (name === 'Remove') return list.filter((each) => each !== value)
  if (name === 'AddUnique' && list.includes(value)) return list
  return [...list, value]
}

function toList(before: Json | undefined, attribute: string, name: string): readonly Json[] {
  if (before === undefined || before === null) return []
  if (isList(before)) return before
  throw new SearchError(400, `${attribute}: ${name} works on a list.`)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
