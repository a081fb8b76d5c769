import { hasWords } from '@menagerie/contract/clean-text'
import { readFields, readJsonNumber, readList } from '../../../search-client/read-json.ts'
import type { SearchClient } from '../../../search-client/search-client.ts'
import { toPagesRequest, toProductsRequest, toSuggestionsRequest } from '../../../search-client/search-requests.ts'
import { readUnderstood } from '../../../search-client/understood-words.ts'
import type { SearchOverlay } from '../search-overlay.ts'
import { type PanelView, toResultsView } from './panel-groups.ts'

/** Spec §7: number of hits in the dropdown of desktops, and in the overlay of smaller windows. */
const MENU = { products: 4, pages: 5 }
const OVERLAY = { products: 3, pages: 3 }
const SUGGESTIONS = 5
/** Values of `type` in the address of the results page. */
const INFORMATION = ['blog', 'advice', 'news', 'page', 'job']

/** Returns what is found for words; undefined when later words were searched meanwhile. Rejects as the client does. */
export async function findWords(
  client: SearchClient,
  overlay: SearchOverlay,
  { words, isDesktop }: { words: string; isDesktop: boolean },
): Promise<PanelView | undefined> {
  const { products: productIndex, pages: pageIndex, suggestions: phraseIndex } = overlay.indexes
  if (!hasWords(words)) {
    // The engine would ignore punctuation alone, and return everything.
    client.cancel()
    const nothing = {
      words,
      products: [],
      pages: [],
      ...(phraseIndex !== undefined && { suggestions: [] }),
    }
    return toResultsView(overlay, nothing, !isDesktop)
  }
  const hits = isDesktop ? MENU : OVERLAY
  const results = await client.search([
    toProductsRequest({ index: productIndex, query: words, hits: hits.products }),
    toPagesRequest({ index: pageIndex, query: words, hits: hits.pages }),
    ...(phraseIndex === undefined
      ? []
      : [toSuggestionsRequest({ index: phraseIndex, query: words, hits: SUGGESTIONS })]),
  ])
  if (results === undefined) return undefined
  const [products = [], pages = [], suggestions] = results.map((result) => readList(readFields(result).hits))
  const kinds = readFields(readFields(readFields(results[1]).facets).kind)
  // Stories come first (spec §7); kinds without a list of their own are not linked.
  const information = INFORMATION.find((kind) => readJsonNumber(kinds[kind]) > 0)
  const understood = readUnderstood(readFields(results[0]).understood)
  const found = {
    words,
    products,
    pages,
    understood,
    ...(information && { information }),
    ...(suggestions && { suggestions }),
  }
  return toResultsView(overlay, found, !isDesktop)
}
