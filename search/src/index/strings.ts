/** Texts in one block of memory, sorted by code units as `<` compares them. Text `i` is `units[start[i]] … units[start[i + 1] - 1]`. */
export type Strings = { readonly units: Uint16Array; readonly start: Uint32Array }

export type StringRange = { readonly from: number; readonly to: number }

/** `sorted` must be in the order of `<`. */
export function toStrings(sorted: readonly string[]): Strings {
  const start = new Uint32Array(sorted.length + 1)
  let length = 0
  for (const [i, text] of sorted.entries()) {
    start[i] = length
    length += text.length
  }
  start[sorted.length] = length
  const units = new Uint16Array(length)
  let at = 0
  for (const text of sorted) for (let i = 0; i < text.length; i++) units[at++] = text.charCodeAt(i)
  return { units, start }
}

export function countStrings(strings: Strings): number {
  return strings.start.length - 1
}

/** Caches strings: the same few are needed by every query. */
const texts = new WeakMap<Strings, (string | undefined)[]>()

export function textAt(strings: Strings, i: number): string {
  const known = texts.get(strings) ?? []
  const before = known[i]
  if (before !== undefined) return before
  const text = String.fromCharCode(...strings.units.subarray(strings.start[i], strings.start[i + 1]))
  known[i] = text
  texts.set(strings, known)
  return text
}

/** Compares text `i` with `text`: negative if it comes before. With `isPrefix`, texts that begin with `text` are equal to it. */
function compareAt({ units, start }: Strings, i: number, text: string, isPrefix: boolean): number {
  const from = start[i] ?? 0
  const length = (start[i + 1] ?? from) - from
  const shorter = Math.min(length, text.length)
  for (let at = 0; at < shorter; at++) {
    const difference = (units[from + at] ?? 0) - text.charCodeAt(at)
    if (difference !== 0) return difference
  }
  if (length < text.length) return -1
  return isPrefix ? 0 : length - text.length
}

/** Returns the first text that does not come before `text`. */
function findFirst(strings: Strings, text: string): number {
  let low = 0
  let high = countStrings(strings)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareAt(strings, middle, text, false) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns -1 when it is not among them. */
export function findString(strings: Strings, text: string): number {
  const i = findFirst(strings, text)
  return i < countStrings(strings) && compareAt(strings, i, text, false) === 0 ? i : -1
}

export function findPrefix(strings: Strings, prefix: string): StringRange {
  const from = findFirst(strings, prefix)
  let low = from
  let high = countStrings(strings)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareAt(strings, middle, prefix, true) <= 0) low = middle + 1
    else high = middle
  }
  return { from, to: low }
}

/** Returns how many code units each text shares with the one before it, at most 255. */
export function toShared({ units, start }: Strings): Uint8Array {
  const shared = new Uint8Array(start.length - 1)
  for (let i = 1; i < shared.length; i++) {
    const before = start[i - 1] ?? 0
    const here = start[i] ?? 0
    const most = Math.min(here - before, (start[i + 1] ?? here) - here, 255)
    let length = 0
    while (length < most && units[before + length] === units[here + length]) length++
    shared[i] = length
  }
  return shared
}
