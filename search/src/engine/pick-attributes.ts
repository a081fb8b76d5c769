import { findBelow, type PathTree, toPathTree } from '../highlight/attribute-paths.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'

/** `-a` excludes an attribute that `*` includes. */
const EXCEPT = '-'
const EVERYTHING = ['*']

/** Returns the attributes of a record that a hit shows: `a`, `a.b`, `*`, `-a`; never unretrievable ones, always the id. */
type Picker = (record: SearchRecord) => SearchRecord

export function findPicker(attributes: readonly string[], unretrievable: readonly string[]): Picker {
  const known = pickers.get(attributes)
  if (known?.unretrievable === unretrievable) return known.pick
  const pick = keepPicks(createPicker(attributes, unretrievable))
  pickers.set(attributes, { unretrievable, pick })
  return pick
}

const pickers = new WeakMap<readonly string[], { unretrievable: readonly string[]; pick: Picker }>()

/** Caches results for records that are cached themselves. */
function keepPicks(pick: Picker): Picker {
  const picks = new WeakMap<SearchRecord, SearchRecord>()
  return (record) => {
    const before = picks.get(record)
    if (before !== undefined) return before
    const picked = pick(record)
    picks.set(record, picked)
    return picked
  }
}

function createPicker(attributes: readonly string[], unretrievable: readonly string[]): Picker {
  const wanted = attributes.filter((name) => !name.startsWith(EXCEPT))
  const taken = attributes.filter((name) => name.startsWith(EXCEPT)).map((name) => name.slice(EXCEPT.length))
  const isAll = wanted.includes('*') || (wanted.length === 0 && taken.length > 0)
  if (isAll && taken.length === 0 && unretrievable.length === 0) return (record) => record
  const tree = toPathTree(isAll ? [...EVERYTHING] : wanted, [...unretrievable, ...taken])
  return (record) => ({ ...pickObject(record, tree), objectID: record.objectID })
}

function pickObject(value: { readonly [name: string]: Json | undefined }, tree: PathTree): { [name: string]: Json } {
  const picked: { [name: string]: Json } = {}
  for (const name of Object.keys(value)) {
    const below = findBelow(tree, name)
    const kept = below && pickValue(value[name], below)
    if (kept === undefined) continue
    // Assigning this name would set the object's prototype.
    if (name === '__proto__') Object.defineProperty(picked, name, { value: kept, enumerable: true })
    else picked[name] = kept
  }
  return picked
}

/** Returns undefined when nothing of it is wanted. */
function pickValue(value: Json | undefined, tree: PathTree): Json | undefined {
  if (tree.words !== undefined && tree.below.size === 0) return value
  if (isList(value)) {
    const parts = value.map((part) => pickValue(part, tree)).filter((part) => part !== undefined)
    return parts.length === 0 && value.length > 0 ? undefined : parts
  }
  if (typeof value !== 'object' || value === null) return tree.words === undefined ? undefined : value
  const picked = pickObject(value, tree)
  return Object.keys(picked).length === 0 && tree.words === undefined ? undefined : picked
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}
