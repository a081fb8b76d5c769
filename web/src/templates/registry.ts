import type { AddressedKind } from '@menagerie/contract/entry'
import type { PageTemplate } from '@menagerie/contract/page'
import type { RenderContext } from '../context/render-context.ts'
import type { Published } from '../replica/reader.ts'
import { adviceTemplate } from './AdvicePage.tsx'
import { businessLoginTemplate } from './BusinessLogin.tsx'
import { categoryTemplate, productOverviewTemplate } from './CategoryPage.tsx'
import { contactTemplate } from './ContactPage.tsx'
import { contentOverviewTemplate } from './ContentOverview.tsx'
import { contentTemplate } from './ContentPage.tsx'
import { defaultTemplate } from './Default.tsx'
import { toEditedTemplate } from './edited-templates.tsx'
import { gatedContactTemplate } from './GatedContactPage.tsx'
import { gatedContentOverviewTemplate } from './GatedContentOverview.tsx'
import { gatedContentTemplate } from './GatedContentPage.tsx'
import { homepageTemplate } from './Homepage.tsx'
import { jobsDetailTemplate } from './JobsDetailPage.tsx'
import { jobsOverviewTemplate } from './JobsPageOverview.tsx'
import { loginTemplate } from './LoginPage.tsx'
import { newsletterTemplate } from './Newsletter.tsx'
import { productDetailTemplate } from './ProductDetailPage.tsx'
import type { PageDocument, Template } from './page-document.ts'
import { storeLocatorTemplate } from './StoreLocator.tsx'

/**
 * Spec §2, page templates. One named in the contract and missing here does not compile. Where a form or a list of its own is
 * still to come, the page shows what its editors wrote.
 */
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

/** What shows a kind of entry at its address: one template each, or the one an editor has chosen for the page. */
export const DOCUMENTS: { [K in AddressedKind]: (ctx: RenderContext, entry: Published<K>) => PageDocument } = {
  page(ctx, page) {
    const { template } = page.body
    return (ctx.isEditing ? toEditedTemplate(template, TEMPLATES[template]) : TEMPLATES[template])(ctx, page)
  },
  article: adviceTemplate,
  job: jobsDetailTemplate,
  product: productDetailTemplate,
}
