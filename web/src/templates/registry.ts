import type { AddressedKind } from '@menagerie/contract/entry'
import type { PageTemplate } from '@menagerie/contract/page'
import type { RenderContext } from '../context/render-context.ts'
import { isGatedPage } from '../replica/is-gated-page.ts'
import type { Published } from '../replica/reader.ts'
import { adviceTemplate } from './articles/AdvicePage.tsx'
import { contentOverviewTemplate } from './content/ContentOverview.tsx'
import { contentTemplate } from './content/ContentPage.tsx'
import { defaultTemplate } from './content/Default.tsx'
import { homepageTemplate } from './content/Homepage.tsx'
import { toEditedTemplate } from './edited-templates.tsx'
import { contactTemplate } from './forms/ContactPage.tsx'
import { newsletterTemplate } from './forms/Newsletter.tsx'
import { jobsDetailTemplate } from './jobs/JobsDetailPage.tsx'
import { jobsOverviewTemplate } from './jobs/JobsPageOverview.tsx'
import type { PageDocument, Template } from './page/page-document.ts'
import { businessLoginTemplate } from './portal/BusinessLogin.tsx'
import { gatedContactTemplate } from './portal/GatedContactPage.tsx'
import { gatedContentOverviewTemplate } from './portal/GatedContentOverview.tsx'
import { gatedContentTemplate } from './portal/GatedContentPage.tsx'
import { loginTemplate } from './portal/LoginPage.tsx'
import { drawGatedPage } from './portal/load-gated-page.tsx'
import { categoryTemplate, productOverviewTemplate } from './products/CategoryPage.tsx'
import { productDetailTemplate } from './products/ProductDetailPage.tsx'
import { storeLocatorTemplate } from './stores/StoreLocator.tsx'

/** Spec §2, page templates. A template of the contract that is missing here does not compile. */
export const TEMPLATES = {
  Homepage: homepageTemplate,
  Default: defaultTemplate,
  ContentPage: contentTemplate,
  ContentOverview: contentOverviewTemplate,
  MainCategory: (ctx, page) => categoryTemplate(ctx, page),
  SubCategory: (ctx, page) => categoryTemplate(ctx, page),
  JobsPageOverview: jobsOverviewTemplate,
  StoreLocator: storeLocatorTemplate,
  ContactPage: contactTemplate,
  Newsletter: newsletterTemplate,
  ProductOverviewPage: (ctx, page) => productOverviewTemplate(ctx, page),
  BusinessLogin: businessLoginTemplate,
  LoginPage: loginTemplate,
  GatedContentPage: gatedContentTemplate,
  GatedContactPage: gatedContactTemplate,
  GatedContentOverview: gatedContentOverviewTemplate,
} satisfies Record<PageTemplate, Template>

/** Renders a kind of entry at its address: one template each, or for pages the one that an editor has chosen. */
export const DOCUMENTS: { [K in AddressedKind]: (ctx: RenderContext, entry: Published<K>) => PageDocument } = {
  page(ctx, page) {
    const { template } = page.body
    if (ctx.isEditing) return toEditedTemplate(template, TEMPLATES[template])(ctx, page)
    if (ctx.gated && isGatedPage(page.body)) return drawGatedPage(ctx, page, ctx.gated, TEMPLATES[template])
    return TEMPLATES[template](ctx, page)
  },
  article: adviceTemplate,
  job: jobsDetailTemplate,
  product: productDetailTemplate,
}
