import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { isShownFixedPage, type ShownFixedPage } from '../content/fixed-page-links.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { QueryField } from '../platform/query-field.ts'
import { blogOverview } from './articles/BlogOverview.tsx'
import { cookiesPage } from './content/CookiesPage.tsx'
import type { FixedPage } from './page/fixed-page.ts'
import type { PageConfig } from './page/page-config.ts'
import { forgotPasswordPage, loginPage, registerPage } from './portal/AccountPage.tsx'
import { confirmEmailPage } from './portal/ConfirmEmailPage.ts'
import { ownAccountPage } from './portal/OwnAccountPage.tsx'
import { resetPasswordPage } from './portal/ResetPasswordPage.ts'
import { comparePage } from './search/ComparePage.tsx'
import { productSearch } from './search/ProductSearch.tsx'
import { searchResults } from './search/SearchResults.tsx'

/** One entry for each row with a title in `sites/src/fixed-pages.ts`, which has the address and title. */
export const ANSWERED_FIXED_PAGES: Record<ShownFixedPage, FixedPage> = {
  blog: blogOverview,
  cookies: cookiesPage,
  'product-search': productSearch,
  'search-results': searchResults,
  compare: comparePage,
  login: loginPage,
  register: registerPage,
  'forgot-password': forgotPasswordPage,
  account: ownAccountPage,
  'reset-password': resetPasswordPage,
  'confirm-email': confirmEmailPage,
}

/** Returns a fixed page's configuration for its route. */
export function toFixedPageConfig(
  ctx: RenderContext,
  name: ShownFixedPage,
): { fields?: readonly QueryField[]; config: PageConfig } {
  const page = ANSWERED_FIXED_PAGES[name]
  return { ...(page.fields && { fields: page.fields(ctx) }), config: page }
}

/** Lists the fixed pages that search engines should index. */
export function listFixedPages(ctx: RenderContext): { name: ShownFixedPage; path: string }[] {
  return Object.keys(ANSWERED_FIXED_PAGES)
    .filter(isShownFixedPage)
    .filter((name) => ANSWERED_FIXED_PAGES[name].isListed(ctx))
    .map((name) => ({ name, path: fixedPagePath(ctx.site, name) }))
}
