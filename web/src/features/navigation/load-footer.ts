import type { MenuItem } from '@menagerie/contract/menu'
import { brandOf } from '@menagerie/sites/brand'
import { disclaimerOf } from '@menagerie/sites/disclaimer'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'
import type { Accreditation, FooterColumn, FooterView, SocialLink } from './Footer.tsx'
import { findNewsletterStrip } from './find-newsletter-strip.ts'
import { NAVIGATION_ICONS_FILE } from './icons/menu-icon-paths.ts'
import { SOCIAL_NETWORK_LOOKS } from './icons/social-networks.ts'
import { toLogo } from './load-header.ts'
import { loadMenu } from './load-menu.ts'
import { type NavigationItem, toNavigationItems } from './navigation-item.ts'

export function loadFooter(ctx: RenderContext): FooterView {
  const { site, t, links } = ctx
  const brand = brandOf(site)
  const menu = loadMenu(ctx, 'footer')
  return {
    label: t('menu.footer'),
    newsletter: findNewsletterStrip(ctx, menu),
    columns: menu.flatMap((item) => toColumn(ctx, item)),
    home: {
      href: links.href(''),
      label: t('brand.toHomepage', { brand: brand.name }),
      logo: toLogo(ctx, brand.logoOnBrand),
    },
    bottom: { label: t('menu.bottom'), items: toLegalItems(ctx) },
    copyright: t('copyright', { year: String(ctx.localYear()), brand: brand.copyrightName }),
    accreditation: loadAccreditation(ctx),
    disclaimer: disclaimerOf(site),
  }
}

/** Always links the cookie page, whatever editors link: visitors must find what is stored on their devices and how to change their choice. */
function toLegalItems(ctx: RenderContext): NavigationItem[] {
  const cookies = findFixedPageLink(ctx, 'cookies')
  const items = toNavigationItems(ctx, loadMenu(ctx, 'bottom'), 'any')
  return cookies === undefined ? items : [...items, { title: cookies.title, to: { href: cookies.href }, items: [] }]
}

/** Loads the brand's seal, as editors set it for the whole brand-locale. Without an alternative text it is not linked, as the link would have no name. */
function loadAccreditation(ctx: RenderContext): Accreditation | undefined {
  const { image: key, link: href } = loadSiteSettings(ctx)?.accreditation ?? {}
  const image = loadImage(ctx, key, { rendition: '100x100', sizes: '64px' })
  return image && { image, href: image.alt === '' ? undefined : href }
}

/** Turns an item of the footer menu into a column; the item's own link, if any, is the heading's. */
function toColumn(ctx: RenderContext, item: MenuItem): FooterColumn[] {
  const socialLinks = (item.socialIcons ?? []).map((icon) => toSocialLink(ctx, icon))
  const [column] = toNavigationItems(ctx, [item], 'any')
  const items = column === undefined ? [] : column.items
  const to = column?.to
  if (socialLinks.length === 0 && column === undefined) return []
  return [{ id: item.id, title: item.title, ...(to && { to }), items, socialLinks }]
}

function toSocialLink(ctx: RenderContext, { network, url }: NonNullable<MenuItem['socialIcons']>[number]): SocialLink {
  const { name } = SOCIAL_NETWORK_LOOKS[network]
  const brand = brandOf(ctx.site).name
  return {
    name: ctx.t('social.onNetwork', { brand, network: name }),
    icon: `${ctx.assets.file(NAVIGATION_ICONS_FILE)}#${network}`,
    to: { href: url, newTabNote: ctx.t('link.opensNewTab') },
  }
}
