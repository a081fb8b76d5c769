import { type BrandImage, brandOf, logosOf } from '@menagerie/sites/brand'
import { LOG_OUT_PATH } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeaderView, Logo } from './Header.tsx'
import { loadMenu } from './load-menu.ts'
import { toNavigationItems } from './navigation-item.ts'
import type { PhoneMenuProps } from './PhoneMenu.tsx'
import { toSearchBox } from './to-search-box.ts'

export function loadHeader(ctx: RenderContext): { header: HeaderView; phoneMenu: PhoneMenuProps } {
  const { site, t, links } = ctx
  const top = loadMenu(ctx, 'top')
  const main = loadMenu(ctx, 'header')
  const logos = logosOf(site)
  const search = toSearchBox(ctx)
  const logOut = ctx.isSignedIn ? { label: t('menu.logOut'), action: links.href(LOG_OUT_PATH) } : undefined
  return {
    header: {
      home: {
        href: links.href(''),
        label: t('brand.toHomepage', { brand: brandOf(site).name }),
        logo: toLogo(ctx, logos.main),
        phoneLogo: toLogo(ctx, logos.mobile),
      },
      top: { label: t('menu.top'), items: toNavigationItems(ctx, top, 'any') },
      main: { label: t('menu.main'), viewAll: t('menu.viewAll'), items: toNavigationItems(ctx, main, 'any') },
      search,
      logOut,
    },
    phoneMenu: {
      label: t('menu.main'),
      toggle: t('menu.menu'),
      back: t('menu.back'),
      viewAll: t('menu.viewAll'),
      items: toNavigationItems(ctx, main, 'phone'),
      topItems: toNavigationItems(ctx, top, 'phone'),
      logOut,
    },
  }
}

export function toLogo({ assets }: RenderContext, { file, width, height }: BrandImage): Logo {
  return { src: assets.file(file), width, height }
}
