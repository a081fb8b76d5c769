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

/** Everything a loader may use to turn entries into views. Components get plain views instead. */
export type RenderContext = {
  site: BrandLocale
  reader: Reader
  /** The page being rendered, for links that share it; absent in fragments, which many pages show. */
  page?: {
    path: string
    title: string
    /** Keys of the articles on the page so far: no list shows one twice. */
    shownArticles?: Set<string>
    /** Ids of the page's headings so far (`content/to-anchor.ts`): none is used twice. */
    anchors?: Set<string>
  }
  /** Set for editors at work: blocks that do not show say why. Never set in what visitors get. */
  isEditing?: boolean
  /** Texts for editors in the language of their studio; without them they get the site's. */
  editorTexts?: { t: Translate; language: string }
  /** Set for a shared preview link, whose page otherwise looks like the public one. */
  isShared?: boolean
  /** Query values of the fields that the route declares; read by their `QueryField`. Absent in fragments. */
  query?: QueryValues
  /** Whether it is rendered for a signed-in business customer (spec §6): such pages are never cached. */
  isSignedIn?: boolean
  /** The session of that customer. */
  session?: Session
  /** Set for staff: a preview shows gated pages, from which other visitors are redirected. */
  showsGated?: boolean
  /** Content of a gated page, when rendered for a customer, or for staff in a preview. */
  gated?: GatedContent
  /** A form of this page that was refused: the page shows it again, with its errors. */
  form?: RefusedForm
  /** Whether the page's script requests only the list, to replace it in place. */
  isListOnly?: boolean
  /** How this page searches; absent where the site has no search. */
  search?: SearchAccess
  /** Interface texts of the locale. */
  t: Translate
  /** Builds addresses; bound to this brand-locale. */
  links: Links
  /** Addresses of hashed build files. */
  assets: {
    /** Returns the stylesheets, in their order, for a page with this HTML between header and footer. */
    stylesOf: (main: string) => readonly string[]
    script: string
    file: (name: string) => string
  }
  /** Services of other companies that this brand may show to visitors that allow them. */
  services: readonly OuterService[]
  /** Address of the style of a street map, for visitors that allow it. */
  mapStyle?: string | undefined
  /** Place names by country (ISO code) or for the `world`; undefined where the build has none. */
  places: PlacesOf
  /** Whether a geocoder is asked for places first, so that the finder has to load what was typed (decision 029). */
  hasGeocoder?: boolean
  /** Renders a part that is the same on many pages (header, footer), once per change of what it read. */
  fragment: (name: string, render: (ctx: RenderContext) => string) => string
  /** Returns the year at the locale's place; recorded like a read of an entry, so that pages with it are rendered again at new year. */
  localYear: () => number
  /** Returns whether a day (`2026-11-26`) is over at the locale's place; recorded in the same way, so that it changes at midnight without a publish. */
  isPast: (day: string) => boolean
  /** Milliseconds since the epoch; no other clock may be used in a render. What depends on it stays unchanged as long as the page is cached. */
  now: number
}
