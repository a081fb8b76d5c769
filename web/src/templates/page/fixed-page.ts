import type { RenderContext } from '../../context/render-context.ts'
import type { QueryField } from '../../platform/query-field.ts'
import type { PageDocument } from './page-document.ts'
import type { PageWay } from './page-way.ts'

/** A page of the site's own, the same one in every brand-locale (spec §2, fixed routes). */
export type FixedPage = PageWay & {
  /** Its head names no variants in other languages: `loadFixedAlternates` does, for all of them alike. */
  toDocument: (ctx: RenderContext) => PageDocument
  /** Whether search engines should find it in this brand-locale: it has something to say there. */
  isListed: (ctx: RenderContext) => boolean
  /** What it reads from the query of its address. */
  fields?: (ctx: RenderContext) => readonly QueryField[]
}
