/**
 * The first `most` UTF-16 units of a text, as limits and columns count them. Never cuts a surrogate pair, because half
 * of one cannot be stored; unpaired halves in the input become U+FFFD.
 */
export function clipText(text: string, most: number): string {
  const whole = text.toWellFormed()
  if (whole.length <= most) return whole
  const cut = whole.slice(0, most)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Capitalizes the first letter, also if it is a surrogate pair. */
export function beginLarge(text: string, language?: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** Removes what PostgreSQL cannot store in a text. */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/**
 * Finds the place in a value, such as `fields.message`, of a text or a name that PostgreSQL cannot store: one with a
 * NUL or half of a surrogate pair.
 */
export function findUnstorable(value: unknown): string | undefined {
  return isAllStorable(value) ? undefined : findPlace(value, '')
}

/** Fast check without the place: nearly all values are storable. */
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

/** Deeper than any document (fifty nested lists). Somewhat beyond, recursive code would overflow the stack. */
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
