/** A town as the gazetteer has it, or a postcode that a store stands in. */
export type VisitorPlace = {
  name: string
  /** Name of its province or state, to tell towns of one name apart. */
  region?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lng: number
}

export type PlaceIndex = {
  /** The best first. `language` is that of the names that come back. */
  find: (text: string, options: { language: string; limit: number }) => VisitorPlace[]
}

/** Places of a country, or of the world; undefined where the build knows none. */
export type PlacesOf = (country: string) => PlaceIndex | undefined
