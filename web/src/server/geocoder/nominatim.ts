import { z } from 'zod'
import type { GeocoderAdapter } from './adapter.ts'
import { toGeocodedPlaces } from './to-place.ts'

const answerSchema = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    name: z.string().optional(),
    address: z.record(z.string(), z.unknown()).default({}),
  }),
)

/** Nominatim, `/search`. It finds whole words only, and the public service forbids requests for each letter. */
export const nominatim: GeocoderAdapter = {
  toPath: () => 'search',
  toQuery: ({ text, country, limit }) => ({
    q: text,
    format: 'jsonv2',
    addressdetails: '1',
    layer: 'address',
    limit: String(limit),
    ...(country && { countrycodes: country.toLowerCase() }),
  }),
  keyName: 'key',
  toPlaces: (json) =>
    answerSchema.parse(json).flatMap(({ lat, lon, name, address }) => {
      const { city, town, village, postcode, state, county, country_code: country } = address
      // A postcode has no name of its own.
      const called = name || (city ?? town ?? village ?? postcode)
      return toGeocodedPlaces({ name: called, region: state ?? county, country, lat, lng: lon })
    }),
  suggests: false,
}
