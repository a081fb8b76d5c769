import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import { afterLoginPath } from '@menagerie/web/features/portal/after-login-path'
import { fillWords } from '../fill-words.ts'
import type { DemoMenus, DemoPageInput, SiteContent } from '../schema.ts'
import type { PortalWords } from './portal-words.ts'
import { PORTAL } from './portal-words-by-language.ts'

const PICTURES = { tailwell: 'scene-about', aldergrove: 'grove-kitchen' } as const
/** Of the pages that the overview behind the door leads to. */
const MATERIAL_PICTURES = { tailwell: 'scene-home', aldergrove: 'grove-hearth' } as const
const CONTACT_PICTURES = { tailwell: 'scene-care', aldergrove: 'grove-desk' } as const

/** The site with the way into its business portal, the pages behind the door, and a column of the footer for both kinds of visitors. */
export function addPortal(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const words = fillWords(site, PORTAL[locale.file])
  return {
    ...site,
    pages: [...site.pages, ...toOpenPages(locale, words), ...toGatedPages(locale, words)],
    menus: addToMenus(site.menus, words, `https://press.${locale.brand}.example/`),
  }
}

/** Where the locale sends who has signed in (spec §2), else below the page for shops; that page is the one above it. */
function toPaths(locale: BrandLocale, { business, portal }: PortalWords) {
  const portalPath = afterLoginPath(locale) ?? `${business.path}/${portal.slug}`
  return { portal: portalPath, business: portalPath.slice(0, portalPath.lastIndexOf('/')) }
}

function toOpenPages(locale: BrandLocale, words: PortalWords): DemoPageInput[] {
  const { business, login } = words
  const path = toPaths(locale, words).business
  return [
    {
      ...toPage('business', path, business),
      template: 'BusinessLogin',
      picture: PICTURES[locale.brand],
      metaDescription: business.meta,
    },
    { ...toPage('business-login', `${path}/${login.slug}`, login), template: 'LoginPage', metaDescription: login.meta },
  ]
}

/** Only customers who have signed in see them; nothing but menus for them leads there. */
function toGatedPages(locale: BrandLocale, words: PortalWords): DemoPageInput[] {
  const { portal, material, contact } = words
  const path = toPaths(locale, words).portal
  return [
    { ...toPage('portal', path, portal), template: 'GatedContentOverview', downloads: ['prices', 'order'] },
    {
      ...toPage('portal-material', `${path}/${material.slug}`, material),
      template: 'GatedContentPage',
      picture: MATERIAL_PICTURES[locale.brand],
    },
    {
      ...toPage('portal-contact', `${path}/${contact.slug}`, contact),
      template: 'GatedContactPage',
      picture: CONTACT_PICTURES[locale.brand],
    },
  ]
}

type Words = { title: string; subTitle: string; content: string }

function toPage(name: string, path: string, { title, subTitle, content }: Words) {
  return {
    name,
    path,
    title,
    subTitle,
    shortDescription: subTitle,
    metaDescription: subTitle,
    main: [{ block: 'RichText' as const, content }],
  }
}

/** The portal's link leads anonymous visitors to sign in; pages of the portal stand in the menu for customers alone. */
function addToMenus(menus: DemoMenus, words: PortalWords, press: string): DemoMenus {
  const { column, business, portal, material, contact } = words
  const toPortal = { title: portal.title, target: 'page:business-login', signedIn: 'page:portal' }
  return {
    ...menus,
    top: [...menus.top, toPortal],
    footer: [
      ...menus.footer,
      {
        title: column,
        items: [
          { title: business.menu, target: 'page:business' },
          toPortal,
          { title: material.title, signedIn: 'page:portal-material' },
          { title: contact.title, signedIn: 'page:portal-contact' },
          { title: words.press, target: press, newTab: true },
        ],
      },
    ],
  }
}
