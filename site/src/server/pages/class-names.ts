import { createHash } from 'node:crypto'
import { basename } from 'node:path'

const PLACE_LENGTH = 6
const [QUOTE, SPACE] = [0x22, 0x20]
const ISLAND = ' data-island="'

/** Six hexadecimal digits for the place of a file of styles, which is its path below `site/`. */
export function toPlace(file: string): string {
  return createHash('sha1').update(file).digest('hex').slice(0, PLACE_LENGTH)
}

/** `Header_toggle_a1b2c3`: from the file's place alone, so that server, browser and stylesheets agree in separate builds. */
export function toClassName(local: string, file: string): string {
  return `${basename(file).split('.')[0]}_${local}_${toPlace(file)}`
}

/** A place as a number: the last five bits tell hexadecimal digits apart, and six times five fit into a small integer. */
export function toPlaceKey(text: string, begin = 0): number {
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
    const key = toPlaceKey(html, at + 1)
    // Neighbours mostly have the same place.
    if (key !== last) use(key)
    last = key
  }
}

/** Names of the islands in the HTML. */
export function findIslands(html: string): string[] {
  const names: string[] = []
  for (let at = html.indexOf(ISLAND); at >= 0; at = html.indexOf(ISLAND, at + 1)) {
    const begin = at + ISLAND.length
    names.push(html.slice(begin, html.indexOf('"', begin)))
  }
  return names
}
