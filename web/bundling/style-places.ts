import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toClassPlace } from '../src/server/pages/class-names.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Derives the places from all files of styles in sorted order, so that separate builds of the same sources agree. */
const listPlaces = () =>
  new Map(
    globSync('src/**/*.module.css', { cwd: WEB })
      .sort()
      .map((file, at) => [file, toClassPlace(at)]),
  )

let places = listPlaces()

/** Returns the place of a file of styles, by its path below `web/`. */
export function placeOfStyles(file: string): string {
  // A file that was created since this build began to watch.
  if (!places.has(file)) places = listPlaces()
  const place = places.get(file)
  if (place === undefined) throw new Error(`${file} is no file of styles in web/src`)
  return place
}
