import { isJsonObject } from '../port/is-json-object.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'

/** Attributes that are not searched as text, as they are queried in other ways. */
const NEVER_TEXT = new Set(['objectID', '_tags', '_geoloc'])
const DEEPEST = 16

/** Collects all texts below `value`, numbers as text; ignores booleans. */
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

/** Returns the texts of an attribute; dots reach into objects and arrays. Each is a separate value: words of two values are not adjacent. */
export function readRecordTexts(record: SearchRecord, path: string): string[] {
  const texts: string[] = []
  collectAt(record, path.split('.'), 0, texts)
  return texts
}

/** Returns the names of a record's attributes that may contain text. */
export function readTextAttributes(record: SearchRecord): string[] {
  return Object.keys(record).filter((name) => !NEVER_TEXT.has(name) && record[name] !== undefined)
}
