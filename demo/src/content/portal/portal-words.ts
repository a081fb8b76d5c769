/**
 * What a page for business customers says. `content` is markup; in all texts `{brand}` and `{mail}` are filled in, and behind the door
 * `{person}` and `{personMail}` of the site.
 */
export type PortalPage = { slug: string; title: string; subTitle: string; content: string }

/** An overview and what is below it. */
export type PortalList = PortalPage & { pages: readonly [PortalPage, PortalPage] }

/** The way into the business portal, which is public, and what stands behind the door. */
export type PortalWords = {
  /** Its address, where spec §2 has none for the locale. */
  business: { path: string; menu: string; title: string; subTitle: string; meta: string; content: string }
  login: PortalPage & { meta: string }
  portal: PortalPage
  material: PortalPage
  contact: PortalPage
  training: PortalList
  news: PortalList
  /** Heading of the column of the footer. */
  column: string
  /** What a website for journalists is called there. */
  press: string
}
