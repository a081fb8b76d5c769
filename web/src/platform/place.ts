/** A town from the gazetteer, or the postcode of a store. */
export type VisitorPlace = {
  name: string
  /** Name of its province or state, to distinguish towns of the same name. */
  region?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lng: number
}

export type PlaceIndex = {
  /** Returns the best first. `language` is that of the returned names. */
  find: (text: string, options: { language: string; limit: number }) => VisitorPlace[]
}

/** Returns the places of a country, or of the world; undefined where the build has none. */
export type PlacesOf = (country: string) => PlaceIndex | undefined
