import type { RenderContext } from '../../context/render-context.ts'
import type { QueryField } from '../../platform/query-field.ts'
import type { PageConfig } from './page-config.ts'
import type { PageDocument } from './page-document.ts'

/** A page that no editor writes, the same one in every brand-locale (spec §2, fixed routes). */
export type FixedPage = PageConfig & {
  /** Its head names no variants in other languages: `loadFixedAlternates` does, for all of them alike. */
  toDocument: (ctx: RenderContext) => PageDocument
  /** Whether search engines should find it in this brand-locale: it has something to say there. */
  isListed: (ctx: RenderContext) => boolean
  /** What it reads from the query of its address. */
  fields?: (ctx: RenderContext) => readonly QueryField[]
}
