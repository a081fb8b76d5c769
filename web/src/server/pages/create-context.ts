import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import type { RenderContext } from '../../context/render-context.ts'
import { toLocalDay, toLocalYear } from '../../platform/local-day.ts'
import { pastTag, yearTag } from '../../replica/tags.ts'
import type { FragmentCache } from '../cache/fragment-cache.ts'
import type { SiteParts } from '../site-parts.ts'

export type CreateContext = (site: BrandLocale, readLog: Set<string>) => RenderContext

type ContextParts = Pick<
  SiteParts,
  'addressing' | 'translatorOf' | 'assetsOf' | 'searchOf' | 'services' | 'mapStyle' | 'places' | 'clock'
> & {
  replica: Pick<SiteParts['replica'], 'reader'>
  live?: Pick<SiteParts['live'], 'geocode'>
}

/** Creates contexts that note their reads in the given log: the page's own, or that of a fragment inside it. */
export function contextCreator(parts: ContextParts, fragments: FragmentCache): CreateContext {
  const createContext: CreateContext = (site, readLog) => ({
    site,
    reader: parts.replica.reader(site, readLog),
    t: parts.translatorOf(site),
    links: parts.addressing.links(site),
    assets: parts.assetsOf(site.brand),
    ...(parts.searchOf && { search: parts.searchOf(site) }),
    services: parts.services.filter(({ brands }) => brands.includes(site.brand)),
    mapStyle: parts.mapStyle,
    places: parts.places,
    hasGeocoder: parts.live?.geocode !== undefined,
    fragment: (name, render) => fragments.use(site, name, readLog, (own) => render(createContext(site, own))),
    localYear() {
      const timeZone = timeZoneOf(site)
      readLog.add(yearTag(timeZone))
      return toLocalYear(parts.clock(), timeZone)
    },
    isPast(day) {
      const timeZone = timeZoneOf(site)
      readLog.add(pastTag(timeZone, day))
      return toLocalDay(parts.clock(), timeZone) > day
    },
    now: parts.clock(),
  })
  return createContext
}
