import { findTwice } from './find-twice.ts'

/** JSON can spell what no text has: half of a sign, the sign of a lost letter, and what is no letter but spaces and line ends. */
const isUnkept = (value: unknown) =>
  typeof value === 'string' && (!value.isWellFormed() || /(?![\t-\r])\p{Cc}|\ufffd/u.test(value))

/** JSON from elsewhere; throws with the line from which it cannot be read or kept. */
export function parseJson(text: string): unknown {
  let unkept: string | undefined
  const value = parse(text, (key, each, context) => {
    if (unkept === undefined && (isUnkept(each) || isUnkept(key))) unkept = toSource(context) ?? key
    return each
  })
  if (unkept !== undefined)
    throw new Error(`Line ${countLines(text, text.indexOf(unkept))}: a sign stands here that is no letter`)
  const twice = findTwice(text)
  if (twice !== undefined) throw new Error(`Line ${countLines(text, twice.at)}: ${twice.name}: is there twice`)
  return value
}

/** As engines call it that tell what stood in the text; its types do not know of that yet. */
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
