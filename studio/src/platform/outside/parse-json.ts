import { findTwice } from './find-twice.ts'

/**
 * JSON can encode characters that texts must not contain: half of a surrogate pair, a replacement character, control
 * characters other than white space.
 */
const isUnkept = (value: unknown) =>
  typeof value === 'string' && (!value.isWellFormed() || /(?![\t-\r])\p{Cc}|\ufffd/u.test(value))

/** Parses JSON from outside; throws with the line number of anything invalid or not storable. */
export function parseJson(text: string): unknown {
  let unkept: string | undefined
  const value = parse(text, (key, each, context) => {
    if (unkept === undefined && (isUnkept(each) || isUnkept(key))) unkept = toSource(context) ?? key
    return each
  })
  if (unkept !== undefined)
    throw new Error(`Line ${countLines(text, text.indexOf(unkept))}: there is a character here that is not a letter`)
  const twice = findTwice(text)
  if (twice !== undefined) throw new Error(`Line ${countLines(text, twice.at)}: ${twice.name}: appears twice`)
  return value
}

/** Reviver with the source text as third parameter, as newer engines call it; TypeScript's types lack it. */
type Reviver = (key: string, value: unknown, ...more: unknown[]) => unknown

const toSource = (context: unknown): string | undefined =>
  typeof context === 'object' && context !== null && 'source' in context ? String(context.source) : undefined

function parse(text: string, look: Reviver): unknown {
  try {
    return JSON.parse(text, look)
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    throw new Error(`Line ${countLines(text, Number(at ?? text.length))}: this is not JSON from here on`, {
      cause: error,
    })
  }
}

const countLines = (text: string, end: number) => text.slice(0, Math.max(0, end)).split('\n').length
