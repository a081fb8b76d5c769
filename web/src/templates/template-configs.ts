import type { PageTemplate } from '@menagerie/contract/page'
import type { RenderContext } from '../context/render-context.ts'
import { CONTACT_QUERY } from '../features/contact/contact-form.ts'
import { NEWSLETTER_QUERY } from '../features/newsletter/newsletter-form.ts'
import { toFinderFields } from '../features/stores/finder-fields.ts'
import type { LiveParts } from '../platform/live-parts.ts'
import type { QueryField } from '../platform/query-field.ts'
import { isGatedPage } from '../replica/is-gated-page.ts'
import type { Published } from '../replica/reader.ts'
import { MAX_PAGE } from '../search-client/search-state.ts'
import { toPageNumberField } from './content/overview-pages.ts'
import type { Loaded, PageConfig } from './page/page-config.ts'
import { loadLoginPage } from './portal/LoginPage.tsx'
import { loadGatedPage } from './portal/load-gated-page.tsx'
import { categoryTemplate, productOverviewTemplate } from './products/CategoryPage.tsx'
import { toCategoryPageFields } from './products/category-pages.ts'
import { TEMPLATES } from './registry.ts'
import { loadFilteredPage } from './search/load-filtered-page.ts'
import { toPageField } from './search/product-list.ts'
import { loadStoreLocator } from './stores/StoreLocator.tsx'

type EditorsPage = Published<'page'>

/** How the pages of a template are answered. */
type TemplateConfig = Omit<PageConfig, 'load'> & {
  /** Fields that it reads from the query. */
  fields?: (ctx: RenderContext, page: EditorsPage) => readonly QueryField[]
  load?: (ctx: RenderContext, page: EditorsPage, live: LiveParts) => Promise<Loaded>
  /** If false, the page is treated as one without `load`. */
  loadsIf?: (ctx: RenderContext) => boolean
}

/** Their lists are cached as long as no filter is chosen. */
const CATEGORY = {
  fields: toCategoryPageFields,
  load: loadFilteredPage(categoryTemplate),
  loadsWhen: 'typed',
} as const satisfies TemplateConfig

/** Pages of templates without an entry are cached, read no query and accept no form. */
const TEMPLATE_CONFIGS: { readonly [T in PageTemplate]?: TemplateConfig } = {
  LoginPage: { forms: ['login'], loadsWhen: 'always', load: loadLoginPage },
  ContactPage: { fields: () => Object.values(CONTACT_QUERY), forms: ['contact', 'contact-es'] },
  GatedContactPage: { fields: () => Object.values(CONTACT_QUERY), forms: ['contact-business'] },
  Newsletter: { fields: () => Object.values(NEWSLETTER_QUERY), forms: ['newsletter', 'newsletter-one-click'] },
  ContentOverview: { fields: (ctx, { path = '' }) => [toPageNumberField(ctx, path)] },
  MainCategory: CATEGORY,
  SubCategory: CATEGORY,
  ProductOverviewPage: { ...CATEGORY, load: loadFilteredPage(productOverviewTemplate) },
  StoreLocator: {
    fields: toFinderFields,
    policy: 'store-finder',
    load: loadStoreLocator,
    loadsWhen: 'typed',
    loadsIf: ({ hasGeocoder }) => hasGeocoder === true,
  },
}

/** Returns a page's configuration for its route. */
export function toPageConfig(
  ctx: RenderContext,
  page: EditorsPage,
): { fields?: readonly QueryField[]; config?: PageConfig } {
  const declared = TEMPLATE_CONFIGS[page.body.template]
  if (isGatedPage(page.body)) return toGatedConfig(ctx, page, declared)
  if (declared === undefined) return {}
  const { fields, load, loadsIf = () => true, ...rest } = declared
  const config = load === undefined || !loadsIf(ctx) ? rest : { ...rest, load: bind(load, page) }
  return { ...(fields && { fields: fields(ctx, page) }), config }
}

/** Adds the loading of a gated page's body. The length of its product list is only known then, so filters are left out. */
function toGatedConfig(ctx: RenderContext, page: EditorsPage, { fields, load, loadsIf, ...rest }: TemplateConfig = {}) {
  const config: PageConfig = {
    ...rest,
    // A preview contains the body already.
    ...(!ctx.showsGated && {
      loadsWhen: 'always',
      load: (own, live) => loadGatedPage(own, page, live, ({ body }) => TEMPLATES[body.template]),
    }),
  }
  const ownFields = load === undefined || loadsIf ? fields?.(ctx, page) : [toPageField(MAX_PAGE, [])]
  return { ...(ownFields && { fields: ownFields }), config }
}

function bind(load: NonNullable<TemplateConfig['load']>, page: EditorsPage): PageConfig['load'] {
  return (ctx, live) => load(ctx, page, live)
}
