const PLACE_LENGTH = 2
const LETTERS = 26
const SMALL_A = 97
/** A class in a file of styles. */
const CLASS = /\.([A-Za-z_][\w-]*)/g
const [QUOTE, SPACE] = [0x22, 0x20]
/** Names a list, which may come to show more than it does. */
const MARK = ' data-list="'

/** Two small letters for a file of styles, by its number among all of them. */
export function toClassPlace(number: number): string {
  if (number >= LETTERS ** PLACE_LENGTH) throw new Error('More files of styles than places of two letters.')
  return String.fromCharCode(SMALL_A + Math.floor(number / LETTERS), SMALL_A + (number % LETTERS))
}

/**
 * `c_kx`, the third class in the file of that place: a page names hundreds, and each letter of a name was a hundred bytes of a packed
 * page. From the sources alone, so that server, browser and stylesheets agree in separate builds; which file has the place is in the
 * manifest.
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

/** A place as a number: the last five bits tell letters apart. */
export function toClassPlaceKey(text: string, begin = 0): number {
  let key = 0
  for (let at = begin; at < begin + PLACE_LENGTH; at += 1) key = (key << 5) | (text.charCodeAt(at) & 31)
  return key
}

/**
 * Calls `use` with the places of all classes in the HTML. A text that only looks like a class may add one; none is ever
 * missed. Every page that is rendered comes through here: regular expressions and pieces of text cost a tenth of a render.
 */
export function forEachPlace(html: string, use: (placeKey: number) => void): void {
  let last = -1
  for (let at = html.indexOf('_'); at >= 0; at = html.indexOf('_', at + 1)) {
    const after = html.charCodeAt(at + 1 + PLACE_LENGTH)
    if (after !== QUOTE && after !== SPACE) continue
    const key = toClassPlaceKey(html, at + 1)
    // Neighbours mostly have the same place.
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
