/** A picture of the overlay, as records of search have them. */
type OverlayPicture = { src: string; srcSet: string; width: number; height: number; alt: string }
/** `note`: below the text, such as a price. */
export type OverlayLink = { text: string; href: string; image?: OverlayPicture; note?: string }

/** What the header's search needs to know once it is opened; `search.json` of each site (spec §2 and §4, Search). */
export type SearchOverlay = {
  /** Address that the paths of hits stand on. */
  home: string
  /** Address of the multi-query, and the indexes of this site. */
  address: string
  indexes: { products: string; pages: string; suggestions?: string }
  /** Editors' popular terms, as searches. */
  terms: readonly OverlayLink[]
  newest: readonly OverlayLink[]
  spotlight?: OverlayLink
  /** Where everything found is listed; the words follow, of information behind its `type`. */
  allProducts: string
  /** Where a search without overlay goes. */
  results: string
  /** Styles of the overlay alone. */
  styles: readonly string[]
  /** Under which the device keeps recent searches. */
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
