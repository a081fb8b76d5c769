import type { Addressing } from '@menagerie/brands/addressing'
import type { BrandKey, BrandLocale } from '@menagerie/brands/brand-locale'
import type { Translate } from '@menagerie/brands/translate'
import type { Log } from '../platform/log.ts'
import type { Clock } from '../platform/time.ts'
import type { Replica } from '../replica/open-replica.ts'
import type { RenderContext } from '../replica/render-context.ts'
import type { Metrics } from './metrics.ts'

export type FoundDocument = { kind: 'page' | 'product'; key: string }

/** What stands at a path. `path` of a redirect is a path inside the brand-locale. */
export type Route =
  | ({ status: 200 } & FoundDocument)
  | { status: 301; path: string }
  | { status: 303; path: string }
  | { status: 404 }

/** What the server asks of the pages. */
export type Templates = {
  resolveRoute: (ctx: RenderContext, path: string) => Route
  renderDocument: (ctx: RenderContext, found: FoundDocument) => string
  renderErrorDocument: (ctx: RenderContext, status: number) => string
}

/** All that pages are made from; tests put stand-ins here. */
export type SiteParts = {
  addressing: Addressing
  replica: Pick<Replica, 'reader' | 'state'>
  templates: Templates
  translatorOf: (site: BrandLocale) => Translate
  assetsOf: (brand: BrandKey) => RenderContext['assets']
  log: Log
  metrics: Metrics
  clock: Clock
  /** Served over https on real domains. */
  https: boolean
  cdnTagHeader?: string | undefined
  /** Limit of the page cache. */
  cacheBytes: number
}
