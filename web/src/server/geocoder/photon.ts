import type { Adapter } from './adapter.ts'
import { featuresSchema, toPlace } from './to-place.ts'

/** Photon (komoot), `/api`. A language that the installation has not is answered in that of the place. */
export const photon: Adapter = {
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
      return toPlace({ name, region: state ?? county, country: countrycode, lat, lng })
    }),
  suggests: true,
}
