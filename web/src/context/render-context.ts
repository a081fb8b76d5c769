import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Links } from '@menagerie/sites/links'
import type { Translate } from '@menagerie/sites/translate'
import type { PlacesOf } from '../platform/place.ts'
import type { QueryValues } from '../platform/query-field.ts'
import type { SearchAccess } from '../platform/search-access.ts'
import type { OuterService } from '../platform/services/service.ts'
import type { Session } from '../platform/session.ts'
import type { Reader } from '../replica/reader.ts'
import type { GatedContent } from './gated-content.ts'
import type { RefusedForm } from './refused-form.ts'

/** Everything a loader may use to turn entries into views. Components never see it: they get plain views. */
export type RenderContext = {
  site: BrandLocale
  reader: Reader
  /** What is rendered, for links that share it; absent in fragments, which many pages show. */
  page?: {
    path: string
    title: string
    /** Keys of the articles that stand on it so far: no list shows one again. */
    shownArticles?: Set<string>
    /** Names of its parts so far (`content/to-anchor.ts`): none is given twice. */
    anchors?: Set<string>
  }
  /** Set for editors at work: they are told why a block does not show. Never in what visitors get. */
  isEditing?: boolean
  /** Texts for them in the language of their studio; without them they get the site's. */
  editorTexts?: { t: Translate; language: string }
  /** A shared link shows the page, which looks like the public one otherwise. */
  isShared?: boolean
  /** What the address says under the names that its route declares; read by their `QueryField`. Absent in fragments. */
  query?: QueryValues
  /** Rendered for a signed-in business customer (spec §6): such pages are never kept. */
  isSignedIn?: boolean
  /** That customer. */
  session?: Session
  /** For staff: a preview shows pages behind the door, which others are sent away from. */
  showsGated?: boolean
  /** Content of a gated page, while it is drawn for a customer, or for staff in a preview. */
  gated?: GatedContent
  /** A form of this page that was sent and not accepted: the page shows it again, with what is wrong. */
  form?: RefusedForm
  /** A script of the page asks for its list alone, to show it in place. */
  isListOnly?: boolean
  /** Where this page searches; absent where the site has no search. */
  search?: SearchAccess
  /** Code-owned texts of the locale. */
  t: Translate
  /** The one builder of addresses, bound to this brand-locale. */
  links: Links
  /** Addresses of hashed build files. */
  assets: {
    /** Stylesheets, in their order, of a page with this HTML between header and footer. */
    stylesOf: (main: string) => readonly string[]
    script: string
    file: (name: string) => string
  }
  /** Services of other companies that this brand may show to visitors that allow them. */
  services: readonly OuterService[]
  /** Address of the style of a map with streets, for visitors that allow it. */
  mapStyle?: string | undefined
  /** Places by name: of a country (ISO code) or of the `world`; undefined where the build knows none. */
  places: PlacesOf
  /** Places are asked of a service first, so the finder loads what was typed (decision 029). */
  hasGeocoder?: boolean
  /** A part of the page that is the same on many (header, footer): rendered once per change of what it read. */
  fragment: (name: string, render: (ctx: RenderContext) => string) => string
  /** The year at the locale's place; read like an entry, so what shows it is rendered anew when the year has changed. */
  localYear: () => number
  /** Whether a day (`2026-11-26`) is over at the locale's place; read in the same way, so it turns at midnight without a publish. */
  isPast: (day: string) => boolean
  /** Milliseconds since the epoch; the only other clock of a render. What it makes of it stays as long as the page is cached. */
  now: number
}
