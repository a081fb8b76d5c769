import type { UnderstoodWords } from '../../search-client/understood-words.ts'
import type { ResultKind } from './result-kinds.ts'
import type { ListBanner, ListFacetCounts } from './search-answer.ts'

/** What a list shows, wherever it comes from. Plain JSON, as its cards are. */
export type ListContent<Card> = {
  cards: readonly Card[]
  /** Number on all pages. */
  count: number
  pages: number
  counts: ListFacetCounts
  offered: ListFacetCounts
  /** The words it is of. */
  query?: string
  /** Not all words were found. */
  isLoose?: boolean
  /** Phrases that would find something, where the words found nothing. */
  suggestions?: readonly string[]
  /** What the words were taken for. */
  understood?: UnderstoodWords
  /** Where the words find no product: what there is to read about them. */
  advice?: readonly { title: string; href: string }[]
  /** How many there are of the page's other kinds of results. */
  kinds?: Readonly<Partial<Record<ResultKind, number>>>
  /** How many there would be without a choice, where something is chosen. */
  total?: number
  /** Where editors send these words, on another website. */
  redirect?: string
  banner?: ListBanner
}
