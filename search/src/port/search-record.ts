/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

/** Something to be found. `_geoloc` (`{lat, lng}` or several) and `_tags` have the meaning Algolia gives them. */
export type SearchRecord = { readonly objectID: string; readonly [attribute: string]: Json | undefined }
