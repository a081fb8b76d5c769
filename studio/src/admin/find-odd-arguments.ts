import { findUnstorable } from '@menagerie/contract/human-text'

/** Deeper than any document; the same limit as for bodies of calls. */
const MOST_LEVELS = 200
const TOO_DEEP = 'This is nested too deeply: remove some of its levels'
const UNSTORABLE = 'This text contains a character that cannot be stored: type it instead of pasting it'

/**
 * Returns a sentence about arguments of a server function that would make Payload's code fail or loop endlessly;
 * undefined for others. React's protocol can send cyclic values.
 */
export function findOddArguments(args: unknown): string | undefined {
  // Must come first: only a value without cycles can be searched for texts.
  if (measure(args, new Map(), 0) > MOST_LEVELS) return TOO_DEEP
  return findUnstorable(args) === undefined ? undefined : UNSTORABLE
}

/** Depth of a value; infinite for a cyclic or too deep one. Shared parts are measured once. */
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
