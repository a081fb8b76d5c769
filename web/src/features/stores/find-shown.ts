import type { RenderContext } from '../../context/render-context.ts'
import type { Place } from '../../platform/place.ts'
import { findNear, type Measured } from './choose-stores.ts'
import type { Position } from './distance.ts'
import { findPlaces, toPlaceLabel } from './find-places.ts'
import type { Store } from './load-stores.ts'

export type FoundPlace = Position & { label: string }
export type Shown = { place?: FoundPlace; found: readonly Measured<Store>[] }

/** Spec §4: what the list has for the words of a visitor: all, or those near the place that they name. `stores` are sorted by name, `told`: by a service. */
export function findShown(
  { site, places }: Pick<RenderContext, 'site' | 'places'>,
  asked: string,
  stores: readonly Store[],
  told?: Place,
): Shown {
  const first = told ?? findFirst()
  if (first === undefined) return { found: stores.map((store) => ({ store })) }
  const place = { lat: first.lat, lng: first.lng, label: toPlaceLabel(first, site) }
  return { place, found: findNear(stores, place) }

  function findFirst(): Place | undefined {
    return asked === '' ? undefined : findPlaces(asked, { site, places, stores: () => stores, limit: 1 })[0]
  }
}
