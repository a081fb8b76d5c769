import type { PageTemplate } from '@menagerie/contract/page'
import type { AnsweredRoute } from '../content/answered-routes.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { QueryField } from '../platform/query-field.ts'
import type { Published } from '../replica/reader.ts'
import { toBlogFields } from './blog-pages.ts'
import { toCategoryPageField } from './category-pages.ts'
import { toPageNumberField } from './overview-pages.ts'

/** What pages read from the query of their address, by template: the others read nothing. */
const FIELDS: { [T in PageTemplate]?: (ctx: RenderContext, page: Published<'page'>) => QueryField[] } = {
  ContentOverview: (ctx, { path = '' }) => [toPageNumberField(ctx, path)],
  MainCategory: (ctx, page) => [toCategoryPageField(ctx, page)],
  SubCategory: (ctx, page) => [toCategoryPageField(ctx, page)],
  ProductOverviewPage: (ctx, page) => [toCategoryPageField(ctx, page)],
}

export function toQueryFields(ctx: RenderContext, page: Published<'page'>): { fields?: readonly QueryField[] } {
  const fields = FIELDS[page.body.template]?.(ctx, page)
  return fields === undefined ? {} : { fields }
}

/** The same of the site's own pages. */
const FIXED_FIELDS: { [N in AnsweredRoute]?: (ctx: RenderContext) => QueryField[] } = {
  blog: toBlogFields,
}

export function toFixedPageFields(ctx: RenderContext, name: AnsweredRoute): { fields?: readonly QueryField[] } {
  const fields = FIXED_FIELDS[name]?.(ctx)
  return fields === undefined ? {} : { fields }
}
