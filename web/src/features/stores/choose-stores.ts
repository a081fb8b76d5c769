import { collator } from '../../platform/kept-formats.ts'
import { measureDistance, type Position } from './distance.ts'

/** Spec §9: stores at this distance or farther are not shown. */
export const NEAR_M = 50_000

/** The parts of a store that the rules use; a store without a position is listed, but never near. */
export type PlacedStore = { name: string; key: string; position?: Position }
export type MeasuredStore<S> = { store: S; metres?: number }

/** Spec §4, without a position: all stores by name, without distances. */
export function sortByName<S extends PlacedStore>(stores: readonly S[], iso: string): S[] {
  const { compare } = collator(iso)
  return [...stores].sort((a, b) => compare(a.name, b.name) || (a.key < b.key ? -1 : 1))
}

/** Spec §4, with a position: stores nearer than 50 km, the nearest first. */
export function findNearStores<S extends PlacedStore>(
  stores: readonly S[],
  position: Position,
): Required<MeasuredStore<S>>[] {
  return measureAll(stores, position).filter(({ metres }) => metres < NEAR_M)
}

/** Returns all stores, the nearest first; those at the same distance by name and key, so that the order is stable. */
export function measureAll<S extends PlacedStore>(
  stores: readonly S[],
  position: Position,
): Required<MeasuredStore<S>>[] {
  return stores
    .flatMap((store) =>
      store.position === undefined ? [] : [{ store, metres: measureDistance(position, store.position) }],
    )
    .sort((a, b) => a.metres - b.metres || (a.store.name < b.store.name ? -1 : 1))
}
