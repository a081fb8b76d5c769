import type { RenderContext } from '../../context/render-context.ts'
import type { QueryField } from '../../platform/query-field.ts'
import type { PageConfig } from './page-config.ts'
import type { PageDocument } from './page-document.ts'

/** A page that the site itself makes, the same in every brand-locale (spec §2, fixed routes). */
export type FixedPage = PageConfig & {
  /** Its head contains no variants in other languages: `loadFixedAlternates` adds them for all fixed pages. */
  toDocument: (ctx: RenderContext) => PageDocument
  /** Whether search engines should index it in this brand-locale, because it has content there. */
  isListed: (ctx: RenderContext) => boolean
  /** Fields that it reads from the query. */
  fields?: (ctx: RenderContext) => readonly QueryField[]
}
