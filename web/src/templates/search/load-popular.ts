import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** The editors' popular terms (spec §3, search settings), for those who do not know what to search for. */
export function loadPopular({ reader, t }: RenderContext): { popular?: { title: string; terms: readonly string[] } } {
  const [key] = reader.list(LISTS.searchSettings)
  const terms = key === undefined ? [] : (reader.get('search-settings', key)?.body.terms ?? [])
  return terms.length === 0 ? {} : { popular: { title: t('search.popular'), terms } }
}
