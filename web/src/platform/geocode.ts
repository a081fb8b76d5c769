import type { VisitorPlace } from './place.ts'

/** `country`: the only one that counts (ISO 3166-1 alpha-2); absent for the whole world. `for`: what the places are shown as. */
export type PlaceQuestion = {
  text: string
  country: string | undefined
  /** Language of the names that come back, as BCP 47. */
  language: string
  for: 'search' | 'suggestions'
}

/**
 * Places by name from an outside service, the best first. Never rejects: empty where the service knows none, does not answer in time
 * or is not asked; then the built-in index has to find them.
 */
export type Geocode = (question: PlaceQuestion) => Promise<readonly VisitorPlace[]>
