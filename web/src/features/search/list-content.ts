import type { UnderstoodWords } from '../../search-client/understood-words.ts'
import type { ResultKind } from './result-kinds.ts'
import type { ListBanner, ListFacetCounts } from './search-answer.ts'

/** What a list shows, from whatever source. Plain JSON, like its cards. */
export type ListContent<Card> = {
  cards: readonly Card[]
  /** Number on all pages. */
  count: number
  pages: number
  counts: ListFacetCounts
  offered: ListFacetCounts
  /** The query. */
  query?: string
  /** Whether some words were not found. */
  isLoose?: boolean
  /** Phrases that have hits, when the query has none. */
  suggestions?: readonly string[]
  /** How the words were understood. */
  understood?: UnderstoodWords
  /** Pages about the words, when they match no product. */
  advice?: readonly { title: string; href: string }[]
  /** Number of the page's other kinds of results. */
  kinds?: Readonly<Partial<Record<ResultKind, number>>>
  /** Number of hits without a choice, when something is chosen. */
  total?: number
  /** Address on another website to which editors redirect these words. */
  redirect?: string
  banner?: ListBanner
}
