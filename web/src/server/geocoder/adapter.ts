import type { PlaceQuestion } from '../../platform/geocode.ts'
import type { VisitorPlace } from '../../platform/place.ts'

export type GeocoderQuestion = PlaceQuestion & { limit: number }

/** Describes how one service is asked and how its answers are read. */
export type GeocoderAdapter = {
  /** Path below `GEOCODER_URL`. The language is sent as `Accept-Language`. */
  toPath: (asked: GeocoderQuestion) => string
  toQuery: (asked: GeocoderQuestion) => Record<string, string | readonly string[]>
  /** Name of the query parameter for `GEOCODER_KEY`. */
  keyName: string
  /** Throws where the answer has another shape; leaves out places without name, country or a valid position. */
  toPlaces: (json: unknown, asked: GeocoderQuestion) => VisitorPlace[]
  /** Whether it finds incomplete words. */
  suggests: boolean
}
