/** Spec §4: all stores are shown. Up to so many stand on one page; longer lists are split, and links lead to all parts (decision 040). */
export const MOST_ON_ONE_PAGE = 300
const STORES_PER_PAGE = 66

export const countPages = (stores: number): number =>
  stores <= MOST_ON_ONE_PAGE ? 1 : Math.ceil(stores / STORES_PER_PAGE)

/** Returns the part of a list on its page `number`, counted from 1. */
export function cutPage<S>(stores: readonly S[], number: number): readonly S[] {
  if (countPages(stores.length) === 1) return stores
  return stores.slice((number - 1) * STORES_PER_PAGE, number * STORES_PER_PAGE)
}
