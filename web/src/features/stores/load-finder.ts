import type { LinkQuery } from '@menagerie/sites/links'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import { measureAll } from './choose-stores.ts'
import { distanceFormatter } from './distance.ts'
import { findShownStores } from './find-shown.ts'
import { findWantedProduct, PLACE_FIELD, readPageNumber } from './finder-fields.ts'
import { type FinderTexts, toFinderTexts } from './finder-texts.ts'
import { countPages, cutPage } from './list-pages.ts'
import { loadOnlineStores, type OnlineStoreView } from './load-online-stores.ts'
import { loadStores, type Store } from './load-stores.ts'
import { startViewOf } from './map-view.ts'
import { readFinderChoice } from './range/finder-choice.ts'
import { type FinderFiltersView, toFinderFilters } from './range/finder-filters.ts'
import { type StoreCardView, toStoreCard } from './store-card.ts'
import { type MapPlaceView, toMapPlace } from './to-map-place.ts'

export type FinderView = {
  /** `jumps`, spec §2: links, only where both kinds exist. */
  intro: { note: string; jumps?: { webstore: string; points: string } }
  search: {
    action: string
    label: string
    submit: string
    nearMe: string
    nearMeNote: string
    value: string
    product?: string
    /** Filters; absent where nothing distinguishes the stores. */
    filters?: FinderFiltersView
  }
  /** What was found, in one line; the links lead to other possibilities. */
  result: { text: string; showAll?: { text: string; href: string }; toOnline?: string }
  /** Heading of the list. */
  title: string
  stores: StoreCardView[]
  /** Text of the button by which a phone shows all stores. */
  showAll: string
  /** Number of this page of the list, and of all pages; `query` is kept by its links. */
  list: { path: string; query: LinkQuery; number: number; count: number }
  online?: { title: string; stores: OnlineStoreView[] }
  map: MapPlaceView
  texts: FinderTexts
}

/** Spec §2 and §4, store finder: loads what it shows for the place in the address. `told`: the place found by a geocoder. */
export function loadFinder(ctx: RenderContext, told?: VisitorPlace): FinderView {
  const { t, site, links } = ctx
  const { offline, online } = loadStores(ctx)
  const asked = PLACE_FIELD.read(ctx.query)
  const choice = readFinderChoice(ctx, ctx.query)
  const shown = findShownStores(ctx, offline, { asked, choice, told })
  const { place, found } = shown
  const filters = toFinderFilters(ctx, offline, choice)
  const wanted = findWantedProduct(ctx)
  const path = storeFinderPath(site)
  const number = readPageNumber(ctx.query)
  return {
    intro: {
      note: toNote(ctx, wanted?.name, offline),
      ...(offline.length > 0 &&
        online.length > 0 && { jumps: { webstore: t('stores.online'), points: t('stores.points') } }),
    },
    search: {
      action: links.href(path),
      label: t('stores.search'),
      submit: t('search.submit'),
      nearMe: t('stores.nearMe'),
      nearMeNote: t('stores.nearMeNote'),
      value: place?.label ?? asked,
      ...(wanted && { product: wanted.sku }),
      ...(filters && { filters }),
    },
    title: t('stores.points'),
    result: toResult(ctx, { ...shown, asked, hasAny: offline.length > 0, hasOnline: online.length > 0 }),
    stores: cutPage(found, number).map(({ store, metres }) =>
      toStoreCard(ctx, store, { metres, showsCountry: isInternational(site) }),
    ),
    showAll: t('stores.showAll'),
    list: {
      path,
      number,
      count: countPages(found.length),
      query: { ...(asked && { place: asked }), ...choice },
    },
    ...(online.length > 0 && { online: { title: t('stores.online'), stores: loadOnlineStores(ctx, online) } }),
    map: toMapPlace(ctx, { start: startViewOf(site), place, only: shown.isChosen ? shown.fitting : undefined }),
    texts: toFinderTexts(ctx),
  }
}

/** Tells a visitor that looks for a product whether the list knows which stores have it. */
function toNote({ t }: RenderContext, product: string | undefined, offline: readonly Store[]): string {
  if (product === undefined) return t('stores.note')
  return t(offline.some(({ body }) => body.range) ? 'stores.noteHas' : 'stores.noteProduct', { product })
}

type Outcome = ReturnType<typeof findShownStores> & { asked: string; hasAny: boolean; hasOnline: boolean }

function toResult(ctx: RenderContext, outcome: Outcome): FinderView['result'] {
  const { t, site, links } = ctx
  const { asked, place, found, isChosen, unknown, hasAny, hasOnline } = outcome
  if (!hasAny) return { text: t('stores.empty'), ...(hasOnline && { toOnline: t('stores.toOnline') }) }
  const showAll = { text: t('stores.showAll'), href: links.href(storeFinderPath(site)) }
  const more = unknown > 0 ? t('stores.unknownRanges', { count: unknown }) : ''
  const count = found.length
  if (asked === '' && !isChosen) return { text: t('stores.count', { count }) }
  const isUnknown = asked !== '' && place === undefined
  if (isUnknown && !isChosen) return { text: t('stores.unknownPlace', { place: asked }), showAll }
  if (count > 0) {
    const text = place ? t('stores.countNear', { count, place: place.label }) : t('stores.count', { count })
    const unread = isUnknown ? t('stores.unknownPlaceOnly', { place: asked }) : ''
    return { text: joinSentences(unread, text, more), showAll }
  }
  return {
    text: joinSentences(toNoneText(ctx, outcome), more),
    showAll,
    ...(hasOnline && { toOnline: t('stores.toOnline') }),
  }
}

/** Joins sentences; a number alone has no full stop, but needs one before another sentence. */
function joinSentences(...parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '')
  return told.map((part, at) => (at === told.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`)).join(' ')
}

function toNoneText({ t, site }: RenderContext, { place, fitting }: Outcome): string {
  if (place === undefined || fitting.length === 0) return t('stores.noneMatch')
  const [nearest] = measureAll(fitting, place)
  if (nearest === undefined) return t('stores.noneAtAll', { place: place.label })
  return t('stores.noneNear', {
    place: place.label,
    name: [nearest.store.name, nearest.store.body.city].filter(Boolean).join(', '),
    distance: distanceFormatter(site.iso)(nearest.metres),
  })
}
