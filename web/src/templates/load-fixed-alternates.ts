import { findXDefault } from '@menagerie/sites/brand'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { localesOf } from '@menagerie/sites/locales'
import type { ShownFixedPage } from '../content/fixed-page-links.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { Alternate } from '../features/seo/head-view.ts'
import { ANSWERED_FIXED_PAGES } from './fixed-pages.ts'
import type { ContextOf } from './machine-readable/machine-text.ts'

/** Returns the same page in all brand-locales of the brand where it is listed, including this one, so that each names the same ones; leaves out sites that are not open yet. */
export function loadFixedAlternates(
  { site, links }: RenderContext,
  name: ShownFixedPage,
  contextOf: ContextOf,
): Alternate[] {
  const listed = localesOf(site.brand).filter(
    (locale) => locale.opened && ANSWERED_FIXED_PAGES[name].isListed(contextOf(locale)),
  )
  const toHref = (locale: BrandLocale) => links.url(fixedPagePath(locale, name), {}, locale)
  const xDefault = findXDefault(site.brand, (locale) => listed.includes(locale))
  return [
    ...listed.map((locale) => ({ hreflang: locale.iso, href: toHref(locale) })),
    ...(xDefault ? [{ hreflang: 'x-default', href: toHref(xDefault) }] : []),
  ]
}
