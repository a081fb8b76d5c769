import { showTelephone } from '@menagerie/contract/show-telephone'
import { homeCountryOf } from '@menagerie/sites/home-country'
import type { RenderContext } from '../../context/render-context.ts'
import { regionNames } from '../../platform/kept-formats.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { toDirections } from './directions.ts'
import { distanceFormatter } from './distance.ts'
import type { Store } from './load-stores.ts'
import { toHoursCode, toWeekLines, type WeekLine } from './opening-times.ts'
import { storePath } from './store-path.ts'
import { timeZoneOfStore } from './time-zone-of-store.ts'
import { toTownLine } from './to-town-line.ts'

export type StoreCardView = {
  /** Id of its list item, for links to it. */
  id: string
  name: string
  href: string
  lines: string[]
  distance?: string
  position?: string
  phone?: { text: string; href: string }
  website?: { text: string; to: LinkTarget }
  directions?: { text: string; to: LinkTarget }
  hours?: { title: string; closed: string; week: WeekLine[]; code: string; timeZone?: string }
}

const ID_LENGTH = 8
/** Returns the id of a store's list item. */
export const toStoreId = (key: string) => `store-${key.slice(0, ID_LENGTH)}`

type Options = { metres?: number | undefined; showsCountry: boolean }

/** `metres` from the place searched for; `showsCountry` where stores of several countries are listed. */
export function toStoreCard(ctx: RenderContext, store: Store, { metres, showsCountry }: Options): StoreCardView {
  const { t, links, site } = ctx
  const { body, position } = store
  const hours = toHours(ctx, store)
  const newTabNote = t('link.opensNewTab')
  return {
    id: toStoreId(store.key),
    name: store.name,
    href: links.href(storePath(site, store)),
    lines: toLines(body, showsCountry ? site.iso : undefined),
    ...(metres !== undefined && { distance: distanceFormatter(site.iso)(metres) }),
    ...(position && {
      position: `${position.lat},${position.lng}`,
      directions: { text: t('stores.directions'), to: { href: toDirections(position), newTabNote } },
    }),
    ...(body.phone && { phone: showTelephone(body.phone, { reader: homeCountryOf(site), owner: body.country }) }),
    ...(body.website && { website: { text: t('stores.website'), to: { href: body.website, newTabNote } } }),
    ...(hours && { hours }),
  }
}

function toLines({ street1, street2, street3, country, ...town }: Store['body'], iso?: string) {
  const land = iso && regionNames(iso).of(country)
  return [street1, street2, street3, toTownLine(country, town), land].filter((line): line is string => Boolean(line))
}

function toHours({ t, site, now }: RenderContext, store: Store): StoreCardView['hours'] {
  if (store.hours === undefined) return undefined
  const timeZone = timeZoneOfStore(store)
  return {
    title: t('stores.hours'),
    closed: t('stores.closedDay'),
    week: toWeekLines(store.hours, site.iso, t('stores.allDay')),
    code: toHoursCode(store.hours, new Date(now).toISOString().slice(0, 10)),
    ...(timeZone && { timeZone }),
  }
}
