import { storeFinderPath } from '@menagerie/sites/route-words'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import { dateFormat } from '../../platform/kept-formats.ts'
import { findNearStores } from './choose-stores.ts'
import type { Position } from './distance.ts'
import { type FinderTexts, toFinderTexts } from './finder-texts.ts'
import { loadStores, type Store } from './load-stores.ts'
import { toTimes } from './opening-times.ts'
import { createCarriedRange } from './range/carried-range.ts'
import { loadOfferedGroups } from './range/offered-groups.ts'
import { type StoreCardView, toStoreCard } from './store-card.ts'
import { type MapPlaceView, toMapPlace } from './to-map-place.ts'

export type StorePageView = {
  note: string
  store: StoreCardView
  otherHours?: { title: string; days: { day: string; times: string }[] }
  /** Map with the shop's position, where that is known. */
  map?: MapPlaceView
  nearest?: { title: string; stores: StoreCardView[] }
  toFinder: { text: string; href: string }
  texts: FinderTexts
}

const MOST_NEAREST = 3
/** Only the next days with other hours: later ones are of no use to a visitor now. */
const MOST_OTHER_DAYS = 5
/** Initial zoom of the map: the streets around a shop, or else the towns around it. */
const STREETS_ZOOM = 15
const TOWNS_ZOOM = 8

/** Loads a store's own page: its card, days with other hours, and the nearest other stores. */
export function loadStorePage(ctx: RenderContext, store: Store): StorePageView {
  const { t, site, links } = ctx
  const showsCountry = isInternational(site)
  const { offline } = loadStores(ctx)
  const others = offline.filter(({ key }) => key !== store.key)
  const near = store.position ? findNearStores(others, store.position).slice(0, MOST_NEAREST) : []
  const stores = near.map((found) => toStoreCard(ctx, found.store, { metres: found.metres, showsCountry }))
  return {
    note: toRangeNote(ctx, store),
    store: toStoreCard(ctx, store, { showsCountry }),
    ...toOtherHours(ctx, store),
    ...(store.position && { map: toStoreMap(ctx, store, store.position) }),
    ...(stores.length > 0 && { nearest: { title: t('stores.nearest'), stores } }),
    toFinder: { text: t('stores.showAll'), href: links.href(storeFinderPath(site)) },
    texts: toFinderTexts(ctx),
  }
}

/** Says what the store carries, as far as known, and suggests to call where it has a telephone number. */
function toRangeNote(ctx: RenderContext, { body: { range, phone } }: Store): string {
  const { t, site } = ctx
  if (range === 'full') return t('stores.carriesAll')
  const ask = t(phone ? 'stores.noteShop' : 'stores.notePlain')
  if (range === undefined) return ask
  const { carriesAnyOf } = createCarriedRange(ctx)
  const names = loadOfferedGroups(ctx).flatMap(({ code, name, below }) => {
    if (!carriesAnyOf(range, code)) return []
    const inside = below.filter((each) => carriesAnyOf(range, each.code)).map((each) => each.name)
    const isAll = inside.length === below.length && below.length !== 1
    return [isAll ? name : `${name} (${inside.join(', ')})`]
  })
  const groups = new Intl.ListFormat(site.iso, { type: 'unit', style: 'short' }).format(names)
  return names.length > 0 ? `${t('stores.carriesSome', { groups })} ${ask}` : ask
}

function toStoreMap(ctx: RenderContext, store: Store, { lat, lng }: Position): MapPlaceView {
  const place = toMapPlace(ctx, { start: { lat, lng, zoom: TOWNS_ZOOM }, only: [store] })
  // Streets of another company need consent first, so the map begins with towns.
  const hasStreets = place.streets !== undefined && place.streets.offer === undefined
  return hasStreets ? { ...place, start: `${lat},${lng},${STREETS_ZOOM}` } : place
}

function toOtherHours({ t, site, isPast }: RenderContext, { hours }: Store): Pick<StorePageView, 'otherHours'> {
  const day = dateFormat(site.iso, { dateStyle: 'long', timeZone: 'UTC' })
  const days = (hours?.exceptions ?? [])
    .filter(({ date }) => !isPast(date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, MOST_OTHER_DAYS)
    .map(({ date, spans }) => ({
      day: day.format(Date.parse(date)),
      times: toTimes(spans, t('stores.allDay')) || t('stores.closedDay'),
    }))
  return days.length === 0 ? {} : { otherHours: { title: t('stores.otherHours'), days } }
}
