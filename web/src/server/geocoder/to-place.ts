import { z } from 'zod'
import type { VisitorPlace } from '../../platform/place.ts'

const placeSchema = z.object({
  name: z.string().trim().min(1).max(200),
  country: z
    .string()
    .regex(/^[A-Za-z]{2,3}$/)
    .toUpperCase(),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
})

/** Validates what a service returns for a place. `region` is left out where it repeats the name. */
export function toGeocodedPlaces(said: Record<keyof VisitorPlace, unknown>): VisitorPlace[] {
  const { data: place } = placeSchema.safeParse(said)
  if (place === undefined) return []
  const region = z.string().trim().min(1).max(200).safeParse(said.region).data
  return [{ ...place, ...(region !== undefined && region !== place.name && { region }) }]
}

/** GeoJSON, as three of the services answer: longitude first. */
export const featuresSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
})
