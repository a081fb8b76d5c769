import type { PlaceQuestion } from '../../platform/geocode.ts'
import type { VisitorPlace } from '../../platform/place.ts'

export type GeocoderQuestion = PlaceQuestion & { limit: number }

/** One service's way to be asked and to answer. */
export type GeocoderAdapter = {
  /** Below `GEOCODER_URL`. The language goes along as `Accept-Language`. */
  toPath: (asked: GeocoderQuestion) => string
  toQuery: (asked: GeocoderQuestion) => Record<string, string | readonly string[]>
  /** Name of the query's part with `GEOCODER_KEY`. */
  keyName: string
  /** Throws where the answer has another shape; places without name, country or position in range are left out. */
  toPlaces: (json: unknown, asked: GeocoderQuestion) => VisitorPlace[]
  /** Whether it finds words that are not typed to their end. */
  suggests: boolean
}
