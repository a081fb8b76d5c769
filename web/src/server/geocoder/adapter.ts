import type { PlaceQuestion } from '../../platform/geocode.ts'
import type { Place } from '../../platform/place.ts'

export type Asked = PlaceQuestion & { limit: number }

/** One service's way to be asked and to answer. */
export type Adapter = {
  /** Below `GEOCODER_URL`. The language goes along as `Accept-Language`. */
  toPath: (asked: Asked) => string
  toQuery: (asked: Asked) => Record<string, string | readonly string[]>
  /** Name of the query's part with `GEOCODER_KEY`. */
  keyName: string
  /** Throws where the answer has another shape; places without name, country or position in range are left out. */
  toPlaces: (json: unknown, asked: Asked) => Place[]
  /** Whether it finds words that are not typed to their end. */
  suggests: boolean
}
