import { findUnstorable } from '@menagerie/contract/human-text'

/** As in bodies of calls: deeper than any document. */
const MOST_LEVELS = 200
const TOO_DEEP = 'This is nested too deeply: take some of its levels away'
const UNSTORABLE = 'This text holds a character that cannot be stored: type it instead of pasting it'

/**
 * What makes the arguments of a server function such that the code behind it would fail or follow them without an end, as a sentence; undefined
 * for all others. React's protocol brings them as values already, also such that hold themselves.
 */
export function findOddArguments(args: unknown): string | undefined {
  // Only a value that ends can be looked through for texts.
  if (measure(args, new Map(), 0) > MOST_LEVELS) return TOO_DEEP
  return findUnstorable(args) === undefined ? undefined : UNSTORABLE
}

/** Levels below a value; one that holds itself, or is deep enough to be refused, has more than any number. Shared parts are measured once. */
function measure(value: unknown, known: Map<object, number>, depth: number): number {
  if (!isFollowed(value)) return 0
  if (depth > MOST_LEVELS) return Number.POSITIVE_INFINITY
  const before = known.get(value)
  if (before !== undefined) return before
  known.set(value, Number.POSITIVE_INFINITY)
  let levels = 0
  for (const part of partsOf(value)) levels = Math.max(levels, 1 + measure(part, known, depth + 1))
  known.set(value, levels)
  return levels
}

const isFollowed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob)

const partsOf = (value: object): unknown[] =>
  value instanceof Map || value instanceof Set ? [...value].flat() : Object.values(value)
