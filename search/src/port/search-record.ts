/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

/** A record that searches find. `_geoloc` (`{lat, lng}` or several) and `_tags` mean the same as with Algolia. */
export type SearchRecord = { readonly objectID: string; readonly [attribute: string]: Json | undefined }
