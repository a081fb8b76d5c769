import type { Json, SearchRecord } from '../port/search-record.ts'

const MAX_DEPTH = 20

/**
 * Calls `take` with every text, number and boolean of an attribute. Dots in its name reach into objects, lists are
 * iterated; an attribute whose own name has dots is found as well.
 */
export function readAttribute(
  record: SearchRecord,
  attribute: string,
  take: (value: string | number | boolean) => void,
): void {
  reach(record, attribute, 0, take)
}

function reach(
  value: Json | undefined,
  path: string,
  depth: number,
  take: (value: string | number | boolean) => void,
): void {
  if (value === undefined || value === null || depth > MAX_DEPTH) return
  if (isList(value)) {
    for (const part of value) reach(part, path, depth + 1, take)
    return
  }
  if (typeof value !== 'object') {
    if (path === '') take(value)
    return
  }
  if (path === '') return
  if (Object.hasOwn(value, path)) {
    reach(value[path], '', depth + 1, take)
    return
  }
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const name = path.slice(0, dot)
    if (Object.hasOwn(value, name)) {
      reach(value[name], path.slice(dot + 1), depth + 1, take)
      return
    }
  }
}

/** Adds the names of all attributes that hold a number to `names`, up to `limit` of them. */
export function collectNumericAttributes(record: SearchRecord, names: Set<string>, limit: number): void {
  for (const [name, value] of Object.entries(record)) {
    if (name !== 'objectID' && name !== '_geoloc') collect(value, name, 0, names, limit)
  }
}

function collect(value: Json | undefined, path: string, depth: number, names: Set<string>, limit: number): void {
  if (typeof value === 'number') {
    if (names.size < limit) names.add(path)
    return
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  if (isList(value)) {
    for (const part of value) collect(part, path, depth + 1, names, limit)
    return
  }
  for (const [name, part] of Object.entries(value)) collect(part, `${path}.${name}`, depth + 1, names, limit)
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
