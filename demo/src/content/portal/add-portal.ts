import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import { ofBrand } from '../../demo-brand.ts'
import { fillWords } from '../fill-words.ts'
import type { DemoMenus, DemoPageInput, SiteContent } from '../schema.ts'
import { type PortalWords, readPortalWords } from './portal-words.ts'
import { toGatedPages } from './to-gated-pages.ts'
import { toPortalPage } from './to-portal-page.ts'

const PICTURES = { tailwell: 'work-van', aldergrove: 'grove-work-counter' } as const
/** Adds the public pages of the business portal, the pages for signed-in customers, and a column in the footer for both. */
export function addPortal(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const words = fillWords(site, readPortalWords(locale.file))
  return {
    ...site,
    pages: [
      ...site.pages,
      ...toOpenPages(locale, words),
      ...toGatedPages(locale, toPaths(locale, words).portal, words),
    ],
    menus: addToMenus(site.menus, words, `https://press.${locale.brand}.example/`),
  }
}

/** Returns the path that the locale opens after a sign-in (spec §2), or one below the page for shops. The business page is the parent of that path. */
function toPaths(locale: BrandLocale, { business, portal }: PortalWords) {
  const portalPath = factsOf(locale).features.portal ?? `${business.path}/${portal.slug}`
  return { portal: portalPath, business: portalPath.slice(0, portalPath.lastIndexOf('/')) }
}

function toOpenPages(locale: BrandLocale, words: PortalWords): DemoPageInput[] {
  const { business, login } = words
  const path = toPaths(locale, words).business
  return [
    {
      ...toPortalPage('business', path, business),
      template: 'BusinessLogin',
      picture: ofBrand(PICTURES, locale.brand),
      metaDescription: business.meta,
    },
    {
      ...toPortalPage('business-login', `${path}/${login.slug}`, login),
      template: 'LoginPage',
      metaDescription: login.meta,
    },
  ]
}

/** The portal's link leads anonymous visitors to the sign-in. Pages of the portal are in the menu only for customers. */
function addToMenus(menus: DemoMenus, words: PortalWords, press: string): DemoMenus {
  const { menus: titles, business, portal, material, contact, training, news } = words
  const toPortal = { title: portal.title, target: 'page:business-login', signedIn: 'page:portal' }
  return {
    ...menus,
    top: [...menus.top, toPortal],
    footer: [
      ...menus.footer,
      {
        title: titles.column,
        items: [
          { title: business.menu, target: 'page:business' },
          toPortal,
          { title: material.title, signedIn: 'page:portal-material' },
          { title: training.title, signedIn: 'page:portal-training' },
          { title: news.title, signedIn: 'page:portal-news' },
          { title: contact.title, signedIn: 'page:portal-contact' },
          { title: titles.press, target: press, newTab: true },
        ],
      },
    ],
  }
}
