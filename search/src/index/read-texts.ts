import { isJsonObject } from '../port/is-json-object.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'

/** Not texts of the record: names, places and labels that have their own ways to be asked for. */
const NEVER_TEXT = new Set(['objectID', '_tags', '_geoloc'])
const DEEPEST = 16

/** All texts below `value`, numbers as they are written; `false` and `true` say nothing. */
function collectTexts(value: Json | undefined, texts: string[], depth: number): void {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'number') texts.push(String(value))
  else if (typeof value === 'object' && value !== null && depth < DEEPEST) {
    for (const part of Object.values(value)) collectTexts(part, texts, depth + 1)
  }
}

function collectAt(value: Json | undefined, path: readonly string[], at: number, texts: string[]): void {
  const name = path[at]
  if (name === undefined) collectTexts(value, texts, 0)
  else if (Array.isArray(value)) for (const part of value) collectAt(part, path, at, texts)
  else if (isJsonObject(value)) collectAt(value[name], path, at + 1, texts)
}

/** The texts of an attribute, dots reach into objects and arrays. Each is a value of its own: words of two are not beside each other. */
export function readRecordTexts(record: SearchRecord, path: string): string[] {
  const texts: string[] = []
  collectAt(record, path.split('.'), 0, texts)
  return texts
}

/** Names of a record's attributes that may hold text. */
export function readTextAttributes(record: SearchRecord): string[] {
  return Object.keys(record).filter((name) => !NEVER_TEXT.has(name) && record[name] !== undefined)
}
