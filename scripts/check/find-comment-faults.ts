type CommentFault = { line: number; fault: string }

/** A line that begins with a comment, or a comment after code. */
const WHOLE_LINE = /^\s*(?:\{?\/\*\*?|\/\/|\*)(?!\/)\s*(?<text>.*)$/
const AFTER_CODE = /\s(?:\/\/|\/\*\*?) (?<text>.*)$/
const QUOTED = /`[^`]*`|'[^']*'|"[^"]*"/g
const PERSONS = /\b(?:who|whom|whoever|nobody|somebody|anybody|everybody|someone|anyone)\b/i

/**
 * Finds lines of comments that do not say what a thing is: those that begin with "Of" or "Whose", and those that speak of "who" or "nobody"
 * instead of a visitor, an editor, a caller. Words in quotes may be texts of the product.
 */
export function findCommentFaults(source: string): CommentFault[] {
  const faults: CommentFault[] = []
  let isInside = false
  for (const [at, line] of source.split('\n').entries()) {
    const begins = !isInside
    const text = isInside ? line : findComment(line)
    isInside = isInside ? !line.includes('*/') : /^\s*\/\*/.test(line) && !line.includes('*/')
    if (text === undefined) continue
    const plain = text.replace(/^\s*\*\s?/, '').replace(QUOTED, '')
    const person = PERSONS.exec(plain)?.[0]
    if (person)
      faults.push({ line: at + 1, fault: `speaks of "${person}": name the visitor, editor, caller or process.` })
    const isFirst = begins || /^\s*\/\*\*?\s*$/.test(source.split('\n')[at - 1] ?? '')
    if (isFirst && /^(?:Of|Whose)\s/.test(plain))
      faults.push({ line: at + 1, fault: 'begins with "Of" or "Whose": begin with a verb or the noun.' })
  }
  return faults
}

function findComment(line: string): string | undefined {
  const whole = WHOLE_LINE.exec(line)?.groups?.text
  if (whole !== undefined) return whole
  const after = AFTER_CODE.exec(line)
  // After an odd number of quotes the match stands inside a text.
  const isText = after && ["'", '"', '`'].some((quote) => line.slice(0, after.index).split(quote).length % 2 === 0)
  return isText ? undefined : after?.groups?.text
}
