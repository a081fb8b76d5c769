import { fixedPagePath } from '@menagerie/brands/fixed-pages'
import { isAnswered } from '../../content/answered-routes.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { SearchBoxView } from './SearchBox.tsx'

const RESULTS = 'product-search'

/** Nothing while no page answers what is sent: `content/answered-routes.ts` knows. */
export function toSearchBox(
  { site, links, t }: Pick<RenderContext, 'site' | 'links' | 't'>,
  isThere: (name: string) => boolean = isAnswered,
): SearchBoxView | undefined {
  if (!isThere(RESULTS)) return undefined
  return {
    action: links.href(fixedPagePath(site, RESULTS)),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submit: t('search.submit'),
  }
}
