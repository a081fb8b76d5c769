import type { RenderContext } from '../../context/render-context.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import { findNearStores, type Measured } from './choose-stores.ts'
import type { Position } from './distance.ts'
import { findPlaces, toPlaceLabel } from './find-places.ts'
import type { Store } from './load-stores.ts'

export type FoundPlace = Position & { label: string }
type ShownStores = { place?: FoundPlace; found: readonly Measured<Store>[] }

/** Spec §4: what the list has for the words of a visitor: all, or those near the place that they name. `stores` are sorted by name, `told`: by a service. */
export function findShownStores(
  { site, places }: Pick<RenderContext, 'site' | 'places'>,
  asked: string,
  stores: readonly Store[],
  told?: VisitorPlace,
): ShownStores {
  const first = told ?? findFirst()
  if (first === undefined) return { found: stores.map((store) => ({ store })) }
  const place = { lat: first.lat, lng: first.lng, label: toPlaceLabel(first, site) }
  return { place, found: findNearStores(stores, place) }

  function findFirst(): VisitorPlace | undefined {
    return asked === '' ? undefined : findPlaces(asked, { site, places, stores: () => stores, limit: 1 })[0]
  }
}
