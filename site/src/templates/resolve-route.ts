import { findProductRoute } from '../features/products/product-route.ts'
import type { RenderContext } from '../replica/render-context.ts'

export type Found = { kind: 'page' | 'product'; key: string }

/** Paths as in the contract: inside the brand-locale, '' is its home page. */
export type Route =
  | ({ status: 200 } & Found)
  | { status: 301; path: string }
  | { status: 303; path: '' }
  | { status: 404 }

const NOT_FOUND: Route = { status: 404 }

/** Spec §2: the fixed routes, then what editors have put at the path. */
export function resolveRoute(ctx: RenderContext, path: string): Route {
  if (path === 'p') return NOT_FOUND
  const product = findProductRoute(ctx.site, path)
  if (product) return resolveProduct(ctx, product)
  const found = ctx.reader.at(path)
  if (found?.kind === 'product') return { status: 200, kind: 'product', key: found.key }
  if (found?.kind !== 'page') return NOT_FOUND
  const isGated = ctx.reader.get('page', found.key)?.body.is_gated
  if (!isGated) return { status: 200, kind: 'page', key: found.key }
  // Nobody is signed in yet, and an anonymous visitor of a gated page goes home; a gated home page has no way out.
  return path === '' ? NOT_FOUND : { status: 303, path: '' }
}

/** A slug that is not the product's (an old one, a mistyped one) leads to the right one; without a slug none is asked. */
function resolveProduct(
  ctx: RenderContext,
  { word, sku, slug }: { word: string; sku: string; slug: string | undefined },
): Route {
  const product = ctx.reader.get('product', sku)
  if (product === undefined) return NOT_FOUND
  const { url_key: key } = product.body
  if (slug === undefined || slug === key) return { status: 200, kind: 'product', key: sku }
  return { status: 301, path: `${word}/${sku}-${key}` }
}
