import type { GeocoderAdapter } from './adapter.ts'
import { featuresSchema, toGeocodedPlaces } from './to-place.ts'

/** Photon (komoot), `/api`. For a language that the installation lacks, it answers in the language of the place. */
export const photon: GeocoderAdapter = {
  toPath: () => 'api',
  toQuery: ({ text, country, limit }) => ({
    q: text,
    limit: String(limit),
    layer: ['city', 'district', 'locality'],
    ...(country && { countrycode: country }),
  }),
  keyName: 'api_key',
  toPlaces: (json) =>
    featuresSchema.parse(json).features.flatMap(({ geometry, properties }) => {
      const [lng, lat] = geometry.coordinates
      const { name, state, county, countrycode } = properties
      return toGeocodedPlaces({ name, region: state ?? county, country: countrycode, lat, lng })
    }),
  suggests: true,
}
