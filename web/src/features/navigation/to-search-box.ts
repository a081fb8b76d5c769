import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { machinePaths } from '@menagerie/sites/machine-documents'
import { isShownFixedPage } from '../../content/fixed-page-links.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import type { SearchBoxView } from './SearchBox.tsx'

const RESULTS = 'product-search'

/** Returns undefined while the search page is not built (`content/fixed-page-links.ts`). */
export function toSearchBox(
  { site, links, t, reader, search }: Pick<RenderContext, 'site' | 'links' | 't' | 'reader' | 'search'>,
  isThere: (name: string) => boolean = isShownFixedPage,
): (SearchBoxView & { open: string }) | undefined {
  if (!isThere(RESULTS)) return undefined
  // Spec §2: expanded search only where there are search settings.
  const isExpanded = search !== undefined && reader.list(LISTS.searchSettings).length > 0
  return {
    ...(isExpanded && { overlay: links.href(machinePaths.search) }),
    action: links.href(fixedPagePath(site, RESULTS)),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submit: t('search.submit'),
    open: t('search.open'),
  }
}
