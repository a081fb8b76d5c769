import type { VisitorPlace } from './place.ts'

/** `country`: restricts the search to one country (ISO 3166-1 alpha-2); absent for the whole world. `for`: how the places are shown. */
export type PlaceQuestion = {
  text: string
  country: string | undefined
  /** Language of the returned names, as BCP 47. */
  language: string
  for: 'search' | 'suggestions'
}

/**
 * Finds places by name with an external service, the best first. Never rejects: empty where the service knows none,
 * does not answer in time or is not asked; callers then use the built-in index.
 */
export type Geocode = (question: PlaceQuestion) => Promise<readonly VisitorPlace[]>
