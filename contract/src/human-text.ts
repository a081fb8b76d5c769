/**
 * The first `most` UTF-16 units of what a person wrote, as limits and columns count them. A character is never cut in two, for half
 * of one can be stored nowhere; halves that came from outside become U+FFFD.
 */
export function clipText(text: string, most: number): string {
  const whole = text.toWellFormed()
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** The first letter large, as at the beginning of a line; one of two units is a letter as well. */
export function beginLarge(text: string, language?: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** The same words without what PostgreSQL has no place for. */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** Where in a value, as `fields.message`, a text stands that PostgreSQL has no place for: a NUL, or half of a character; names count, too. */
export function findUnstorable(value: unknown): string | undefined {
  return isAllStorable(value) ? undefined : findPlace(value, '')
}

/** Nearly all values are, and then no place has to be told. */
function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  if (Array.isArray(value)) return value.every(isAllStorable)
  return Object.entries(value).every(([name, part]) => isStorable(name) && isAllStorable(part))
}

function findPlace(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) return path
    const found = findPlace(part, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Deeper than any document: fifty lists inside each other. Code that follows a value by calling itself stops the process somewhere beyond. */
const MOST_LEVELS = 200

export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null && !ArrayBuffer.isView(each) ? Object.values(each) : [],
    )
  }
  return false
}
