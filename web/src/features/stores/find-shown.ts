import type { RenderContext } from '../../context/render-context.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import { findNearStores, type MeasuredStore } from './choose-stores.ts'
import type { Position } from './distance.ts'
import { findPlaces, toPlaceLabel } from './find-places.ts'
import type { Store } from './load-stores.ts'
import { type ChosenStores, chooseStores, type FinderChoice } from './range/finder-choice.ts'

type FoundPlace = Position & { label: string }
type ShownStores = Omit<ChosenStores, 'stores'> & {
  place?: FoundPlace
  /** Stores that match the filters, wherever they are. */
  fitting: readonly Store[]
  found: readonly MeasuredStore<Store>[]
}

/** What a visitor asks for: the words for a place, the filters, and the place that a geocoder found for the words. */
type Question = { asked: string; choice: FinderChoice; told?: VisitorPlace | undefined }

/** Spec §4: returns the stores to list: all, or those near the place that the words name. `stores` must be sorted by name. */
export function findShownStores(
  ctx: Pick<RenderContext, 'site' | 'places' | 'reader' | 'now'>,
  stores: readonly Store[],
  { asked, choice, told }: Question,
): ShownStores {
  const { site, places } = ctx
  const { stores: fitting, isChosen, unknown } = chooseStores(ctx, stores, choice)
  const first = told ?? findFirst()
  if (first === undefined) return { found: fitting.map((store) => ({ store })), fitting, isChosen, unknown }
  const place = { lat: first.lat, lng: first.lng, label: toPlaceLabel(first, site) }
  return { place, found: findNearStores(fitting, place), fitting, isChosen, unknown }

  function findFirst(): VisitorPlace | undefined {
    return asked === '' ? undefined : findPlaces(asked, { site, places, stores: () => stores, limit: 1 })[0]
  }
}
