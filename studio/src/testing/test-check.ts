import type { Entry } from '@menagerie/contract/entry'
import { checkEntry } from '../publish/entries/check-entry.ts'
import { FieldProblem } from '../publish/parts/field-problem.ts'
import type { Lookup, Term } from '../publish/parts/lookup.ts'

const SKUS = new Map([
  ['facts-1', '1001'],
  ['facts-2', '1002'],
])

const TERMS = new Map<string, Term>([
  ['puppies', { vocabulary: 'content_tag', code: 'puppies', labels: { nl: 'Puppy’s' } }],
  ['german-only', { vocabulary: 'content_tag', code: 'winter', labels: { de: 'Winter' } }],
  ['salmon', { vocabulary: 'flavor', code: 'salmon', labels: { nl: 'Zalm' } }],
  ['dog', { vocabulary: 'animal_type', code: 'dog', labels: {} }],
])

/** The documents that relationships in tests may refer to. */
export const testLookup: Lookup = { skuOf: (id) => SKUS.get(id), termOf: (id) => TERMS.get(id) }

/** Checks entries against the contract and removes undefined values, as when they are stored. */
export function checkAll(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => checkEntry(entry, 'source'))
}

/** The published body as a reader of the feed receives it. */
export function bodyOf(entries: readonly Entry[]): unknown {
  const [entry] = checkAll(entries)
  return JSON.parse(JSON.stringify(entry?.body))
}

/** The form field for which a document is refused. */
export function fieldOf(publish: () => unknown): string | undefined {
  try {
    publish()
  } catch (problem) {
    if (problem instanceof FieldProblem) return problem.field
    throw problem
  }
  return undefined
}
