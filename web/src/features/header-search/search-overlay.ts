/** A picture, as search records have it. */
type OverlayPicture = { src: string; srcSet: string; width: number; height: number; alt: string }
/** `note`: below the text, such as a price. */
export type OverlayLink = { text: string; href: string; image?: OverlayPicture; note?: string }

/** Settings of the header's search, loaded when it is first opened; `search.json` of each site (spec §2 and §4, Search). */
export type SearchOverlay = {
  /** Address to which paths of hits are relative. */
  home: string
  /** Address of the multi-query, and the names of this site's indexes. */
  address: string
  indexes: { products: string; pages: string; suggestions?: string }
  /** Editors' popular terms, as links to their search. */
  terms: readonly OverlayLink[]
  newest: readonly OverlayLink[]
  spotlight?: OverlayLink
  /** Lists of all results; the words are appended as a query, for information after its `type`. */
  allProducts: string
  /** Address of a search without the overlay. */
  results: string
  /** Styles of the overlay only. */
  styles: readonly string[]
  /** Storage key of recent searches. */
  memory: string
  texts: Readonly<Record<OverlayText, string>>
}

export const OVERLAY_TEXTS = [
  'close',
  'popular',
  'recent',
  'forget',
  'spotlight',
  'newest',
  'products',
  'pages',
  'allProducts',
  'allInformation',
  'suggestions',
  'noSuggestions',
  'noHits',
  'near',
  'leftOut',
  'toHome',
  'slow',
  'failed',
] as const
export type OverlayText = (typeof OVERLAY_TEXTS)[number]
