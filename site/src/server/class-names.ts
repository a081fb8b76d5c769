import { createHash } from 'node:crypto'
import { basename } from 'node:path'

const PLACE_LENGTH = 6
const [QUOTE, SPACE] = [0x22, 0x20]
const ISLANDS = / data-island="([^"]+)"/g

/** Six digits for the place of a file of styles, which is its path below `site/`. */
export function toPlace(file: string): string {
  return createHash('sha1').update(file).digest('hex').slice(0, PLACE_LENGTH)
}

/** `Header_toggle_a1b2c3`: from the file's place alone, so that server, browser and stylesheets agree in separate builds. */
export function toClassName(local: string, file: string): string {
  return `${basename(file).split('.')[0]}_${local}_${toPlace(file)}`
}

/**
 * The places of all classes in the HTML. A text that only looks like a class may add one; none is ever missed. By hand, since
 * every page that is rendered comes through here: a regular expression takes four times as long.
 */
export function findPlaces(html: string): ReadonlySet<string> {
  const places = new Set<string>()
  let last = '_'
  for (let at = html.indexOf('_'); at >= 0; at = html.indexOf('_', at + 1)) {
    const begin = at + 1
    const after = html.charCodeAt(begin + PLACE_LENGTH)
    // Neighbours mostly have the same place.
    if ((after !== QUOTE && after !== SPACE) || html.startsWith(last, begin)) continue
    last = html.slice(begin, begin + PLACE_LENGTH)
    places.add(last)
  }
  return places
}

export function findIslands(html: string): string[] {
  return [...html.matchAll(ISLANDS)].map(([, name = '']) => name)
}
