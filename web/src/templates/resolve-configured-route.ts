import type { RenderContext } from '../context/render-context.ts'
import { toFeedingFields } from '../features/products/feeding.ts'
import { toFixedPageConfig } from './fixed-pages.ts'
import { type PageRoute, resolveRoute } from './resolve-route.ts'
import { toPageConfig } from './template-configs.ts'

/** Finds what is at a path, with its declaration of how it is answered. */
export function resolveConfiguredRoute(ctx: RenderContext, path: string): PageRoute {
  const route = resolveRoute(ctx, path)
  if ('fixed' in route) return { ...route, ...toFixedPageConfig(ctx, route.fixed) }
  if (!('key' in route)) return route
  // A store's page shows a map like the finder.
  if (route.kind === 'store') return { ...route, config: { policy: 'store-finder' } }
  if (route.kind === 'product') return { ...route, ...toProductFields(ctx, route.key) }
  if (route.kind !== 'page') return route
  const page = ctx.reader.get('page', route.key)
  return page === undefined ? route : { ...route, ...toPageConfig(ctx, page) }
}

function toProductFields(ctx: RenderContext, sku: string) {
  const fields = toFeedingFields(ctx, ctx.reader.get('product', sku)?.body ?? {})
  return fields.length === 0 ? {} : { fields }
}
