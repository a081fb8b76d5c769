import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeFileSchema } from '../../features/stores/places/place-file.ts'
import { createPlaceIndex } from '../../features/stores/places/place-index.ts'
import type { PlaceIndex, PlacesOf } from '../../platform/place.ts'

/** Reads the file of a country when it is first asked for: a site of one country needs one. `files`: names by country. */
export function openPlaces(folder: string, files: Readonly<Record<string, string>>): PlacesOf {
  const opened = new Map<string, PlaceIndex>()
  return (country) => {
    const known = opened.get(country)
    const file = files[country]
    if (known !== undefined || file === undefined) return known
    const index = createPlaceIndex(placeFileSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    opened.set(country, index)
    return index
  }
}
