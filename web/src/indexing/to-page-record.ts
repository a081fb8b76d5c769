import type { PageTemplate } from '@menagerie/contract/page'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { findFeaturePath } from '../content/site-features.ts'
import { isGatedPage } from '../replica/is-gated-page.ts'
import type { RecordContext } from './record-context.ts'
import { toCategoryNames } from './to-category-names.ts'
import { toContentFields } from './to-content-fields.ts'

/** Pages that mainly lead to others have a kind of their own, and some are no search results (reading 20). */
const LANDING_PAGES: ReadonlySet<PageTemplate> = new Set<PageTemplate>([
  'Homepage',
  'MainCategory',
  'SubCategory',
  'ContentOverview',
  'JobsPageOverview',
  'ProductOverviewPage',
])
const LEFT_OUT: ReadonlySet<PageTemplate> = new Set<PageTemplate>(['LoginPage', 'BusinessLogin'])

/** Makes a search record of a page; undefined where it must not be found: gated, login and thank-you pages, and those that editors keep from search engines. */
export function toPageRecord(ctx: RecordContext, key: string): SearchRecord | undefined {
  const page = ctx.reader.get('page', key)
  if (page?.path === undefined) return undefined
  const { body, path } = page
  if (isGatedPage(body) || LEFT_OUT.has(body.template) || !body.robots.index) return undefined
  if (path === findFeaturePath(ctx, 'thankYou')) return undefined
  const blocks = [...body.areas.extras, ...body.areas.miniBanners, ...body.areas.main]
  return {
    objectID: key,
    type: LANDING_PAGES.has(body.template) ? 'landingpage' : 'page',
    kind: 'page',
    path,
    ...toContentFields(ctx, { path, body }, blocks),
    categories: toCategoryNames(ctx, body.category === undefined ? [] : [body.category]),
  }
}
