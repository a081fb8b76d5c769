import { brandOf } from '@menagerie/sites/brand'
import { homeCountryOf } from '@menagerie/sites/home-country'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenu } from '../../features/navigation/load-menu.ts'
import type { JsonLd } from '../../features/seo/head-view.ts'
import { toSiteJsonLd } from '../../features/seo/json-ld.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'

/** Loads the home page's data about brand and site for search engines. */
export function loadSiteJsonLd(ctx: RenderContext): JsonLd[] {
  const { site, links, assets } = ctx
  const { name, icons } = brandOf(site)
  const url = links.url('')
  const toAbsolute = (href: string) => new URL(href, url).href
  const search = findFixedPageLink(ctx, 'product-search')
  return toSiteJsonLd({
    url,
    brand: name,
    language: site.iso,
    logo: toAbsolute(assets.file((icons.app.at(-1) ?? icons.touch).file)),
    company: loadSiteSettings(ctx)?.company,
    country: homeCountryOf(ctx.site),
    profiles: loadMenu(ctx, 'footer').flatMap(({ socialIcons = [] }) => socialIcons.map((profile) => profile.url)),
    search: search && `${toAbsolute(search.href)}?query={query}`,
  })
}
