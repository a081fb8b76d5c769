import { storeFinderPath } from '@menagerie/sites/route-words'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

// The one place that knows where a visitor with a product in mind can go on: both pages read `?product=`.

type Where = Pick<RenderContext, 'site' | 'reader' | 'links'>

/** The store finder (spec §2: each locale links its own address); undefined where the site has none. */
export function findStoreFinder({ site, reader, links }: Where, sku?: string): string | undefined {
  const path = storeFinderPath(site)
  return reader.at(path) && links.href(path, sku === undefined ? undefined : { product: sku })
}

/** The contact page, whatever its editors call it; undefined where the site has none. */
export function findContactPage({ reader, links }: Where, sku?: string): string | undefined {
  const [key] = reader.list(LISTS.contactPages)
  const path = key === undefined ? undefined : reader.pathOf('page', key)
  return path === undefined ? undefined : links.href(path, sku === undefined ? undefined : { product: sku })
}
