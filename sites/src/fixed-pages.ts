import type { BrandLocale } from './brand-locale.ts'
import { blogPath, comparePath } from './route-words.ts'
import type { MessageKey } from './translate.ts'

type FixedPageRow = {
  /** Path inside the brand-locale. */
  path: string | ((site: BrandLocale) => string)
  /** Text of links to it. A page without a title is not built yet: it is not answered, and nothing may link to it. */
  title?: MessageKey
}

/**
 * The pages of spec §2 that the site itself makes, one row each. For a row with a title the compiler requires an
 * entry in `web/src/templates/fixed-pages.ts`.
 */
export const FIXED_PAGES = {
  blog: { path: blogPath, title: 'blog.title' },
  cookies: { path: 'cookies', title: 'cookies.title' },
  'product-search': { path: 'search/products', title: 'search.productsTitle' },
  'search-results': { path: 'search/results', title: 'search.resultsTitle' },
  compare: { path: comparePath, title: 'compare.title' },
  register: { path: 'business/register', title: 'portal.registerTitle' },
  login: { path: 'business/login', title: 'portal.loginTitle' },
  'forgot-password': { path: 'business/forgot-password', title: 'portal.forgotTitle' },
  account: { path: 'business/account', title: 'portal.accountTitle' },
  'reset-password': { path: 'business/reset-password', title: 'portal.forgotTitle' },
  'confirm-email': { path: 'business/confirm-email', title: 'portal.confirmEmailTitle' },
} as const satisfies Record<string, FixedPageRow>

export type FixedPageName = keyof typeof FIXED_PAGES

/** Tells whether the name of any route is that of a fixed page. */
export function isFixedPageName(name: string): name is FixedPageName {
  return Object.hasOwn(FIXED_PAGES, name)
}
export const FIXED_PAGE_NAMES = Object.keys(FIXED_PAGES).filter(isFixedPageName)

/** Takes a form and shows no page. */
export const LOG_OUT_PATH = 'business/logout'

/** Returns the path of a fixed page in a brand-locale. */
export function fixedPagePath(site: BrandLocale, name: FixedPageName): string {
  const { path }: FixedPageRow = FIXED_PAGES[name]
  return typeof path === 'string' ? path : path(site)
}
