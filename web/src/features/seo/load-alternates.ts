import { findXDefault } from '@menagerie/sites/brand'
import { localesOf } from '@menagerie/sites/locales'
import type { RenderContext } from '../../context/render-context.ts'
import { toUnlistedGroup } from '../../replica/to-listings.ts'
import type { Alternate } from './head-view.ts'

/**
 * All variants of a page or product in this brand, its own included, so that each names the same others; hidden locales, too.
 * `x-default` is the next best where the default locale does not have it. Sites that are not open yet are in none.
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
