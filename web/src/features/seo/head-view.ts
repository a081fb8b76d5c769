/** What a page's head contains for browsers, search engines and social networks. Addresses are absolute. */
export type HeadView = {
  title: string
  description?: string
  robots: { index: boolean; follow: boolean }
  /** Absent on error pages, which have no address of their own. */
  canonical?: string
  /** The pages of a list before and after this one. */
  previous?: string
  next?: string
  alternates: Alternate[]
  kind: 'website' | 'product' | 'article'
  /** Picture that networks show when the page is shared. */
  image?: HeadImage
  jsonLd: JsonLd[]
  feeds?: readonly FeedLink[]
}

/** `src` absolute; sizes in pixels. */
type HeadImage = { src: string; width: number; height: number; alt: string }

export type FeedLink = { title: string; href: string }

/** `hreflang` is a language tag or `x-default`. `isUnlisted`: for visitors only, not for search engines. */
export type Alternate = { hreflang: string; href: string; isUnlisted?: boolean }

/** Leaves out pages with `noindex`: search engines require variants to name each other. */
export const toListedAlternates = (alternates: readonly Alternate[]): Alternate[] =>
  alternates.filter(({ isUnlisted }) => !isUnlisted)

export type JsonLd = { '@type': string; [property: string]: JsonValue }
type JsonValue = string | number | boolean | undefined | JsonValue[] | { [key: string]: JsonValue }
