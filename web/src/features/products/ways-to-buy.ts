import { storeFinderPath } from '@menagerie/sites/route-words'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

// All links for a visitor with a product in mind; both pages read `?product=`.

type Where = Pick<RenderContext, 'site' | 'reader' | 'links'>

/** Returns the store finder's address (spec §2: each locale has its own); undefined where the site has none. */
export function findStoreFinder({ site, reader, links }: Where, sku?: string): string | undefined {
  const path = storeFinderPath(site)
  return reader.at(path) && links.href(path, sku === undefined ? undefined : { product: sku })
}

/** Returns the contact page's address, whatever its path; undefined where the site has none. */
export function findContactPage({ reader, links }: Where, sku?: string): string | undefined {
  const [key] = reader.list(LISTS.contactPages)
  const path = key === undefined ? undefined : reader.pathOf('page', key)
  return path === undefined ? undefined : links.href(path, sku === undefined ? undefined : { product: sku })
}
