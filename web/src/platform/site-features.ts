/**
 * What a site has beyond what all have, as its editors say in its settings, else the company's folder. Paths are those of published
 * pages, so whatever leads there arrives.
 */
export type SiteFeatures = {
  /** The form of the newsletter. */
  newsletter: boolean
  /** Where customers go after they have signed in. */
  portal?: string | undefined
  /** Where a sent contact form leads. */
  thankYou?: string | undefined
}
