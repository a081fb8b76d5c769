import type { GeocoderAdapter } from './adapter.ts'
import { featuresSchema, toGeocodedPlaces } from './to-place.ts'

const LAYERS = 'locality,localadmin,borough,neighbourhood,postalcode'

/** Pelias, also as hosted by geocode.earth. */
export const pelias: GeocoderAdapter = {
  toPath: (asked) => (asked.for === 'suggestions' ? 'v1/autocomplete' : 'v1/search'),
  toQuery: ({ text, country, limit }) => ({
    text,
    size: String(limit),
    layers: LAYERS,
    ...(country && { 'boundary.country': country }),
  }),
  keyName: 'api_key',
  toPlaces: (json, asked) =>
    featuresSchema.parse(json).features.flatMap(({ geometry, properties }) => {
      const [lng, lat] = geometry.coordinates
      const { name, region, country_code: code, country_a: longCode } = properties
      // Older installations return the country by three letters only; then that of the question, to which they keep, is used.
      return toGeocodedPlaces({ name, region, country: code ?? asked.country ?? longCode, lat, lng })
    }),
  suggests: true,
}
