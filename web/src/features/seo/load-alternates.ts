import { findXDefault } from '@menagerie/sites/brand'
import { localesOf } from '@menagerie/sites/locales'
import type { RenderContext } from '../../context/render-context.ts'
import { toUnlistedGroup } from '../../replica/to-listings.ts'
import type { Alternate } from './head-view.ts'

/**
 * Returns all variants of a page or product in this brand, including its own, so that each names the same ones; also hidden locales. `x-default`
 * is the next best locale where the default one does not have the page. Leaves out sites that are not open yet.
 */
export function loadAlternates({ site, reader, links }: RenderContext, group: string): Alternate[] {
  const paths = reader.variants(group)
  const unlisted = reader.variants(toUnlistedGroup(group))
  const others = localesOf(site.brand).flatMap((locale) => {
    const path = paths.get(locale.code)
    if (path === undefined || !locale.opened) return []
    const isUnlisted = unlisted.has(locale.code)
    return [{ hreflang: locale.iso, href: links.url(path, {}, locale), ...(isUnlisted && { isUnlisted }) }]
  })
  const xDefault = findXDefault(site.brand, ({ code, opened }) => opened && paths.has(code) && !unlisted.has(code))
  if (xDefault === undefined) return others
  return [...others, { hreflang: 'x-default', href: links.url(paths.get(xDefault.code) ?? '', {}, xDefault) }]
}
