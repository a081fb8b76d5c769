import { findXDefault } from '@menagerie/sites/brand'
import { localesOf } from '@menagerie/sites/locales'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { sitesOfStore } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import { loadStores, type Store } from './load-stores.ts'
import { findByPath, storePath } from './store-path.ts'

/** Finds the store of an address below the finder's, with the canonical path of its page. Reads nothing for other addresses. */
export function findStoreAt(ctx: RenderContext, path: string): { store: Store; path: string } | undefined {
  if (!path.startsWith(`${storeFinderPath(ctx.site)}/`)) return undefined
  const store = findByPath(ctx.site, path, loadStores(ctx).offline)
  return store && { store, path: storePath(ctx.site, store) }
}

/** Returns the store's pages in all countries of the brand that show it, including this one. */
export function toStoreAlternates({ site, links }: Pick<RenderContext, 'site' | 'links'>, store: Store) {
  const shown = sitesOfStore(store.body)
  const locales = localesOf(site.brand).filter((locale) => shown.includes(locale))
  const toHref = (locale: (typeof locales)[number]) => links.url(storePath(locale, store), {}, locale)
  const xDefault = findXDefault(site.brand, (locale) => locales.includes(locale))
  return [
    ...locales.map((locale) => ({ hreflang: locale.iso, href: toHref(locale) })),
    ...(xDefault ? [{ hreflang: 'x-default', href: toHref(xDefault) }] : []),
  ]
}
