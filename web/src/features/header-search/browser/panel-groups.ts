import {
  type ContentHit,
  type ProductHit,
  toContentHits,
  toProductHits,
  toSuggestions,
} from '../../../search-client/to-hits.ts'
import { sayLeftOut, type UnderstoodWords } from '../../../search-client/understood-words.ts'
import type { OverlayLink, SearchOverlay } from '../search-overlay.ts'
import { toNote } from '../to-note.ts'

/** Links below a title. `look`: rows with a picture, or words. */
export type PanelGroup = { title: string; look: 'tile' | 'words'; links: readonly OverlayLink[] }

export type PanelView = {
  groups: readonly PanelGroup[]
  /** Messages about what is missing. */
  notes: readonly string[]
  /** Links below all groups, which arrow keys do not reach. */
  more: readonly OverlayLink[]
  spotlight?: OverlayLink
  canForget: boolean
}

const toSearch = ({ results }: SearchOverlay, text: string): OverlayLink => ({
  text,
  href: `${results}?${new URLSearchParams({ query: text })}`,
})

/** Spec §2: popular terms, 'In the spotlight', up to three newest products; before them this device's recent searches. */
export function toPrimaryView(overlay: SearchOverlay, recent: readonly string[]): PanelView {
  const { texts, spotlight } = overlay
  const groups: PanelGroup[] = [
    { title: texts.recent, look: 'words', links: recent.map((text) => toSearch(overlay, text)) },
    ...toHelp(overlay),
  ]
  return {
    groups: groups.filter(({ links }) => links.length > 0),
    notes: [],
    more: [],
    ...(spotlight && { spotlight }),
    canForget: recent.length > 0,
  }
}

/** Suggestions for a visitor that does not know what to search for, or finds nothing. */
const toHelp = ({ texts, terms, newest }: SearchOverlay): PanelGroup[] => [
  { title: texts.popular, look: 'words', links: terms },
  { title: texts.newest, look: 'tile', links: newest },
]

type FoundGroups = {
  words: string
  products: readonly unknown[]
  pages: readonly unknown[]
  /** A kind of information with hits, whether shown or not. */
  information?: string
  /** How the words were understood for products. */
  understood?: UnderstoodWords
  suggestions?: readonly unknown[]
}

/** Spec §2: products, 'Advice & Inspiration' pages and, on phones, the spotlight. Spec §8: without hits a link home, and suggestions. */
export function toResultsView(overlay: SearchOverlay, found: FoundGroups, hasSpotlight: boolean): PanelView {
  const { texts, home, spotlight } = overlay
  const phrases = found.suggestions && toSuggestions(found.suggestions)
  const groups: PanelGroup[] = [
    { title: texts.suggestions, look: 'words', links: (phrases ?? []).map((text) => toSearch(overlay, text)) },
    { title: texts.products, look: 'tile', links: toProductHits(found.products, home).map(toProductLink) },
    { title: texts.pages, look: 'tile', links: toContentHits(found.pages, home).map(toContentLink) },
  ]
  const isNothing = found.products.length + found.pages.length === 0
  const near = (found.understood?.near ?? []).map(({ words }) => toSearch(overlay, words))
  if (found.products.length === 0) groups.unshift({ title: texts.near, look: 'words', links: near })
  const shown = [...groups, ...(isNothing ? toHelp(overlay) : [])].filter(({ links }) => links.length > 0)
  const query = new URLSearchParams({ query: found.words })
  return {
    groups: shown,
    notes: [
      ...toLeftOut(texts.leftOut, found),
      ...(phrases?.length === 0 ? [texts.noSuggestions] : []),
      ...(isNothing ? [texts.noHits] : []),
    ],
    more: isNothing
      ? [{ text: texts.toHome, href: home }]
      : [
          // A list is only linked if it has hits.
          ...(found.products.length > 0 ? [{ text: texts.allProducts, href: `${overlay.allProducts}?${query}` }] : []),
          ...(found.information ? [{ text: texts.allInformation, href: toInformation(overlay, found) }] : []),
        ],
    ...(hasSpotlight && spotlight && { spotlight }),
    canForget: false,
  }
}

const toLeftOut = (text: string, { products, understood }: FoundGroups) =>
  products.length > 0 && understood && understood.leftOut.length > 0 ? [sayLeftOut(text, understood)] : []

const toInformation = ({ allProducts }: SearchOverlay, { information = '', words }: FoundGroups) =>
  `${allProducts}?${new URLSearchParams({ type: information, query: words })}`

const toProductLink = ({ name, href, image, ...hit }: ProductHit): OverlayLink => ({
  text: name,
  ...toNote(hit),
  href,
  ...(image && { image }),
})
const toContentLink = ({ title, href, image }: ContentHit): OverlayLink => ({
  text: title,
  href,
  ...(image && { image }),
})
