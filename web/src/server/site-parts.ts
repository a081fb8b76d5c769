import type { AddressedKind } from '@menagerie/contract/entry'
import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import type { LinkQuery } from '@menagerie/sites/links'
import type { MachineDocument } from '@menagerie/sites/machine-documents'
import type { Translate } from '@menagerie/sites/translate'
import type { ShownFixedPage } from '../content/fixed-page-links.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { EmbedPlace } from '../features/embeds/embed-path.ts'
import type { Forms } from '../platform/forms/form.ts'
import type { FormName } from '../platform/forms/form-names.ts'
import type { LiveParts } from '../platform/live-parts.ts'
import type { Log } from '../platform/log.ts'
import type { PlacesOf } from '../platform/place.ts'
import type { QueryField } from '../platform/query-field.ts'
import type { SearchAccess } from '../platform/search-access.ts'
import type { OuterService } from '../platform/services/service.ts'
import type { CheckSession, OpenSession } from '../platform/session.ts'
import type { Clock } from '../platform/time.ts'
import type { SharedReplica } from '../replica/shared-replica.ts'
import type { MessageWords } from '../templates/errors/message-words.ts'
import type { DrawTemplate, PageConfig } from '../templates/page/page-config.ts'
import type { PolicySettings } from './http/policies.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { FindInsideStyles } from './pages/styles-inside.ts'
import type { Turns } from './turns/turns.ts'

/** `key` of a store is the path of its page. */
type FoundDocument = { kind: AddressedKind | 'store'; key: string }

/** A redirect. `path` is one inside the brand-locale, `url` another website. */
export type RedirectRoute =
  | { status: 301 | 302; path: string }
  | { status: 301 | 302; url: string }
  /** `forms`: those that may be sent to an address without a page. */
  | { status: 303; path: string; query?: LinkQuery; forms?: readonly FormName[]; cookies?: readonly string[] }

/** What is at a path, and which query fields it reads; nothing else of a query reaches a render. */
export type SiteRoute =
  | ({ status: 200; fields?: readonly QueryField[]; config?: PageConfig } & FoundDocument)
  | { status: 200; document: MachineDocument; fields?: never }
  | { status: 200; embed: EmbedPlace; fields: readonly QueryField[] }
  | { status: 200; fixed: ShownFixedPage; fields?: readonly QueryField[]; config?: PageConfig }
  | RedirectRoute
  | { status: 404 }

type ContextOf = (site: BrandLocale) => RenderContext

/** What the server calls of the pages' code. */
export type Templates = {
  resolveRoute: (ctx: RenderContext, path: string) => SiteRoute
  /** `draw`: the template with what was loaded for the page. */
  renderDocument: (ctx: RenderContext, found: FoundDocument, draw?: DrawTemplate) => string
  /** Renders a page of the site's own. `contextOf` notes reads in the log of `ctx`. */
  renderFixedPage: (ctx: RenderContext, name: ShownFixedPage, contextOf: ContextOf, draw?: DrawTemplate) => string
  /** Renders what a frame shows of another company, under a Content Security Policy of its own. */
  renderEmbed: (ctx: RenderContext, place: EmbedPlace) => { text: string; policy: readonly string[] } | undefined
  /** Returns text and media type; undefined where there is no content. */
  renderMachineDocument: (
    ctx: RenderContext,
    document: MachineDocument,
    contextOf: ContextOf,
  ) => { type: string; text: string } | undefined
  /** `said` replaces the standard text for an error of that status. */
  renderErrorDocument: (ctx: RenderContext, status: number, said?: MessageWords) => string
}

/** All that pages are made from; tests replace parts of it. */
export type SiteParts = {
  addressing: Addressing
  /** Ids of the sites that this process answers for; absent for all. */
  sites?: ReadonlySet<string> | undefined
  replica: Pick<SharedReplica, 'reader' | 'isLoaded'>
  templates: Templates
  translatorOf: (site: BrandLocale) => Translate
  assetsOf: (brand: BrandKey) => RenderContext['assets']
  stylesInside: FindInsideStyles
  /** Absent where the site has no search. */
  searchOf?: ((site: BrandLocale) => SearchAccess) | undefined
  /** Services of other companies, as configured. */
  services: readonly OuterService[]
  mapStyle?: string | undefined
  places: PlacesOf
  /** What live pages load from. */
  live: Pick<LiveParts, 'search' | 'contentApi' | 'geocode'>
  forms: Forms
  openSession: OpenSession
  /** Called before a signed-in visitor gets a page. */
  checkSession: CheckSession
  log: Log
  metrics: Metrics
  clock: Clock
  turns: Turns
  /** Whether the site is served over https on real domains. */
  https: boolean
  hsts?: string | undefined
  speculationRules?: string | undefined
  policySettings?: PolicySettings | undefined
  cdnTagHeader?: string | undefined
  /** Limit of the page cache. */
  cacheBytes: number
}
