import { z } from 'zod'
import type { GeocoderAdapter } from './adapter.ts'
import { featuresSchema, toGeocodedPlaces } from './to-place.ts'

const contextSchema = z
  .object({
    country: z.object({ country_code: z.string() }),
    region: z.object({ name: z.string() }).optional(),
  })
  .optional()
  .catch(undefined)

/** Mapbox Geocoding v6, a hosted service that charges each request to its key. */
export const mapbox: GeocoderAdapter = {
  toPath: () => 'search/geocode/v6/forward',
  toQuery: ({ text, country, limit, language, ...asked }) => ({
    // Mapbox reads a semicolon as the end of a query.
    q: text.replaceAll(';', ' '),
    limit: String(limit),
    types: 'place,locality,district,neighborhood,postcode',
    autocomplete: String(asked.for === 'suggestions'),
    language,
    ...(country && { country: country.toLowerCase() }),
  }),
  keyName: 'access_token',
  toPlaces: (json) =>
    featuresSchema.parse(json).features.flatMap(({ geometry, properties }) => {
      const [lng, lat] = geometry.coordinates
      const context = contextSchema.parse(properties.context)
      const { name_preferred: preferred, name } = properties
      return toGeocodedPlaces({
        name: preferred ?? name,
        region: context?.region?.name,
        country: context?.country.country_code,
        lat,
        lng,
      })
    }),
  suggests: true,
}
