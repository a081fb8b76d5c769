/**
 * Optional features of a site, from its editors' settings, else from the company's folder. Paths are those of
 * published pages, so that links to them work.
 */
export type SiteFeatures = {
  /** The form of the newsletter. */
  newsletter: boolean
  /** Path to which customers go after they have signed in. */
  portal?: string | undefined
  /** Path to which a sent contact form leads. */
  thankYou?: string | undefined
}
