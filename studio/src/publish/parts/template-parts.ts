import { GATED_TEMPLATES, type PageTemplate } from '@menagerie/contract/page'

/** Labels of the templates in the form of a page. */
export const TEMPLATE_LABELS: Readonly<Record<PageTemplate, string>> = {
  Homepage: 'Home page: the start of a site, with mini banners',
  Default: 'Plain page: title and blocks, nothing around them',
  ContentPage: 'Content page: banner, blocks and share links',
  ContentOverview: 'Content overview: leads to articles or pages on a subject',
  MainCategory: 'Main category: leads to its sub-categories and products',
  SubCategory: 'Sub-category: products of one group',
  JobsPageOverview: 'Job overview: all open positions',
  StoreLocator: 'Store finder: shops on a map and web shops',
  ContactPage: 'Contact page: with the contact form',
  Newsletter: 'Newsletter: with the sign-up form',
  ProductOverviewPage: 'Product overview: products with filters',
  BusinessLogin: 'Business welcome: leads to signing in and registering',
  LoginPage: 'Sign-in page: with the form for business customers',
  GatedContentPage: 'Content page, business customers only',
  GatedContactPage: 'Contact page, business customers only',
  GatedContentOverview: 'Content overview, business customers only',
}

const PRODUCT_LISTS: readonly PageTemplate[] = ['MainCategory', 'SubCategory', 'ProductOverviewPage']

/** Fields that only some templates show. With other templates the form hides them and they are not published. */
const USED_BY = {
  byline: ['Default', 'ContentPage', 'GatedContentPage'],
  miniBanners: ['Homepage', 'Default'],
  productList: PRODUCT_LISTS,
  bottomText: [...PRODUCT_LISTS, 'ContentOverview', 'GatedContentOverview', 'JobsPageOverview', 'StoreLocator'],
} satisfies Record<string, readonly PageTemplate[]>
export type TemplatePart = keyof typeof USED_BY

export function hasPart(template: unknown, part: TemplatePart): boolean {
  return USED_BY[part].some((user) => user === template)
}

export function isGatedTemplate(template: unknown): boolean {
  return GATED_TEMPLATES.some((gated) => gated === template)
}
