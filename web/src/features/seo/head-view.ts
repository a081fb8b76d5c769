/** What a page tells browsers, search engines and networks that share it. Addresses are absolute. */
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
  /** What networks show of it when it is shared. */
  image?: HeadImage
  jsonLd: JsonLd[]
  feeds?: readonly FeedLink[]
}

/** `src` absolute; sizes in pixels. */
type HeadImage = { src: string; width: number; height: number; alt: string }

export type FeedLink = { title: string; href: string }

/** `hreflang` is a language tag or `x-default`. Visitors are led to one that search engines are not told of (`isUnlisted`), too. */
export type Alternate = { hreflang: string; href: string; isUnlisted?: boolean }

/** A page that is not to be found is not named as a variant: search engines want the two to name each other. */
export const toListedAlternates = (alternates: readonly Alternate[]): Alternate[] =>
  alternates.filter(({ isUnlisted }) => !isUnlisted)

export type JsonLd = { '@type': string; [property: string]: JsonValue }
type JsonValue = string | number | boolean | undefined | JsonValue[] | { [key: string]: JsonValue }
