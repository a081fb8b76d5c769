const PLACE_LENGTH = 2
const LETTERS = 26
const SMALL_A = 97
/** A class in a file of styles. */
const CLASS = /\.([A-Za-z_][\w-]*)/g
const [QUOTE, SPACE] = [0x22, 0x20]
/** Marks a list, which may show more than its page came with. */
const MARK = ' data-list="'

/** Returns two lower-case letters for a file of styles, by its number among all of them. */
export function toClassPlace(number: number): string {
  if (number >= LETTERS ** PLACE_LENGTH) throw new Error('More files of styles than places of two letters.')
  return String.fromCharCode(SMALL_A + Math.floor(number / LETTERS), SMALL_A + (number % LETTERS))
}

/**
 * Returns the short name of a class, such as `c_kx`: the third class in the file with the place `kx`. A page contains hundreds of
 * names, and each letter of them cost a hundred bytes of a compressed page. Derived from the sources alone, so that server,
 * browser and stylesheets agree in separate builds; the manifest lists which file has which place.
 */
export function toClassName(local: string, place: string, css: string): string {
  const names = [...new Set([...css.matchAll(CLASS)].map(([, name]) => name))]
  const at = names.indexOf(local)
  return `${at < 0 ? local : toLetters(at)}_${place}`
}

/** a to z, then aa, ab and so on. */
function toLetters(number: number): string {
  const letter = String.fromCharCode(SMALL_A + (number % LETTERS))
  return number < LETTERS ? letter : toLetters(Math.floor(number / LETTERS) - 1) + letter
}

/** Returns a place as a number; the last five bits of a letter identify it. */
export function toClassPlaceKey(text: string, begin = 0): number {
  let key = 0
  for (let at = begin; at < begin + PLACE_LENGTH; at += 1) key = (key << 5) | (text.charCodeAt(at) & 31)
  return key
}

/**
 * Calls `use` with the places of all classes in the HTML. A text that looks like a class may add one; none is missed.
 * Avoids regular expressions and substrings: they cost a tenth of each render.
 */
export function forEachPlace(html: string, use: (placeKey: number) => void): void {
  let last = -1
  for (let at = html.indexOf('_'); at >= 0; at = html.indexOf('_', at + 1)) {
    const after = html.charCodeAt(at + 1 + PLACE_LENGTH)
    if (after !== QUOTE && after !== SPACE) continue
    const key = toClassPlaceKey(html, at + 1)
    // Classes beside each other mostly have the same place.
    if (key !== last) use(key)
    last = key
  }
}

/** Names of the lists in the HTML. */
export function findLists(html: string): string[] {
  const names: string[] = []
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, at + 1)) {
    const begin = at + MARK.length
    names.push(html.slice(begin, html.indexOf('"', begin)))
  }
  return names
}
