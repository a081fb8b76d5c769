import type { LinkQuery } from '@menagerie/sites/links'
import { machinePaths } from '@menagerie/sites/machine-documents'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import { measureAll } from './choose-stores.ts'
import { distanceFormatter } from './distance.ts'
import { type FoundPlace, findShownStores } from './find-shown.ts'
import { findWantedProduct, PLACE_FIELD, readPageNumber } from './finder-fields.ts'
import { type FinderTexts, toFinderTexts } from './finder-texts.ts'
import { countPages, cutPage } from './list-pages.ts'
import { loadOnlineStores, type OnlineStoreView } from './load-online-stores.ts'
import { loadStores, type Store } from './load-stores.ts'
import { loadStreets, type StreetsView } from './load-streets.ts'
import { startViewOf } from './map-view.ts'
import { WORLD } from './places/place-file.ts'
import { type StoreCardView, toStoreCard } from './store-card.ts'

export type FinderView = {
  /** `jumps`, spec §2: only where both kinds exist. */
  intro: { note: string; jumps?: { webstore: string; points: string } }
  search: {
    action: string
    label: string
    submit: string
    nearMe: string
    nearMeNote: string
    value: string
    product?: string
  }
  /** What was found, in one line; `more` says what is still possible. */
  result: { text: string; showAll?: { text: string; href: string }; toOnline?: string }
  /** Heading of the list. */
  title: string
  stores: StoreCardView[]
  /** Where a phone shows the first of them. */
  showAll: string
  /** Which page of the list this is, of how many; `query` is what its links keep. */
  list: { path: string; query: LinkQuery; number: number; count: number }
  online?: { title: string; stores: OnlineStoreView[] }
  /** For the script: all stores, where the map begins, and the place that was searched for. */
  map: {
    label: string
    note: string
    credits: string
    start: string
    place?: string
    stores: string
    land: string
    worker: string
    keeper: string
    towns: string
    streets?: StreetsView
  }
  texts: FinderTexts
}

/** Spec §2 and §4, store finder: what it shows for the place in the address. `told`: what a service takes that for. */
export function loadFinder(ctx: RenderContext, told?: VisitorPlace): FinderView {
  const { t, site, links } = ctx
  const { offline, online } = loadStores(ctx)
  const asked = PLACE_FIELD.read(ctx.query)
  const { place, found } = findShownStores(ctx, asked, offline, told)
  const wanted = findWantedProduct(ctx)
  const path = storeFinderPath(site)
  const number = readPageNumber(ctx.query)
  return {
    intro: {
      note: wanted ? t('stores.noteProduct', { product: wanted.name }) : t('stores.note'),
      ...(offline.length > 0 &&
        online.length > 0 && { jumps: { webstore: t('stores.webstore'), points: t('stores.points') } }),
    },
    search: {
      action: links.href(path),
      label: t('stores.search'),
      submit: t('search.submit'),
      nearMe: t('stores.nearMe'),
      nearMeNote: t('stores.nearMeNote'),
      value: place?.label ?? asked,
      ...(wanted && { product: wanted.sku }),
    },
    title: t('stores.points'),
    result: toResult(ctx, { asked, place, count: found.length, offline, hasOnline: online.length > 0 }),
    stores: cutPage(found, number).map(({ store, metres }) =>
      toStoreCard(ctx, store, { metres, showsCountry: isInternational(site) }),
    ),
    showAll: t('stores.showAll'),
    list: {
      path,
      number,
      count: countPages(found.length),
      query: { ...(asked && { place: asked }), ...(wanted && { product: wanted.sku }) },
    },
    ...(online.length > 0 && { online: { title: t('stores.online'), stores: loadOnlineStores(ctx, online) } }),
    map: toMap(ctx, place),
    texts: toFinderTexts(ctx),
  }
}

function toMap(ctx: RenderContext, place: FoundPlace | undefined): FinderView['map'] {
  const { t, site, links, assets } = ctx
  const { lat, lng, zoom } = startViewOf(site)
  const streets = loadStreets(ctx)
  return {
    label: t('stores.map'),
    note: t('stores.mapNote'),
    credits: t('stores.mapCredits'),
    start: `${lat},${lng},${zoom}`,
    ...(place && { place: `${place.lat},${place.lng}` }),
    stores: links.href(machinePaths.stores),
    land: assets.file('map/land.json'),
    worker: assets.file('map/worker.js'),
    keeper: assets.file('map/keeper.js'),
    towns: assets.file(`map/towns-${isInternational(site) ? WORLD : site.country}.json`),
    ...(streets && { streets }),
  }
}

type Outcome = {
  asked: string
  place: FoundPlace | undefined
  count: number
  offline: readonly Store[]
  hasOnline: boolean
}

function toResult(ctx: RenderContext, { asked, place, count, offline, hasOnline }: Outcome): FinderView['result'] {
  const { t, site, links } = ctx
  if (offline.length === 0) return { text: t('stores.empty'), ...(hasOnline && { toOnline: t('stores.toOnline') }) }
  if (asked === '') return { text: t('stores.count', { count }) }
  const showAll = { text: t('stores.showAll'), href: links.href(storeFinderPath(site)) }
  if (place === undefined) return { text: t('stores.unknownPlace', { place: asked }), showAll }
  if (count > 0) return { text: t('stores.countNear', { count, place: place.label }), showAll }
  const [nearest] = measureAll(offline, place)
  const text = nearest
    ? t('stores.noneNear', {
        place: place.label,
        name: [nearest.store.name, nearest.store.body.city].filter(Boolean).join(', '),
        distance: distanceFormatter(site.iso)(nearest.metres),
      })
    : t('stores.noneAtAll', { place: place.label })
  return { text, showAll, ...(hasOnline && { toOnline: t('stores.toOnline') }) }
}
