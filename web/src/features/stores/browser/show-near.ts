import { NEAR_M } from '../choose-stores.ts'
import { distanceFormatter, measureDistance, type Position } from '../distance.ts'
import type { FinderTexts } from '../finder-texts.ts'
import { MOST_ON_ONE_PAGE } from '../list-pages.ts'
import { keepOnly, type ListedStore, readRow, type StoreFile } from '../store-file.ts'
import { buildCard } from './build-card.ts'
import { fetchStoreFile } from './load-stores.ts'
import { sayOpenStores } from './say-open-stores.ts'

type Near = { store: ListedStore; metres: number }

/** Puts the stores near a position into the list, whichever stores the page had before. */
export async function showNear(
  finder: HTMLElement,
  status: Element,
  here: Position,
  texts: FinderTexts,
): Promise<void> {
  const { only } = finder.querySelector<HTMLElement>('[data-map]')?.dataset ?? {}
  const file = keepOnly(await fetchStoreFile(finder.dataset.finder ?? ''), only)
  const format = distanceFormatter(document.documentElement.lang)
  const sorted = sortByDistance(file, here)
  const near = sorted.filter(({ metres }) => metres < NEAR_M)
  const shown = near.slice(0, MOST_ON_ONE_PAGE)
  const cards = shown.map(({ store, metres }) => buildCard(store, file.words, format(metres)))
  finder.querySelector('[data-stores]')?.replaceChildren(...cards)
  finder.querySelector('[data-pages]')?.remove()
  sayOpenStores(finder, texts)
  status.textContent = toText(near.length, sorted[0], format, texts)
  finder.dispatchEvent(new CustomEvent('stores-changed', { detail: here }))
}

function sortByDistance(file: StoreFile, here: Position): Near[] {
  const all = file.stores.flatMap((row): Near[] => {
    const store = readRow(file, row)
    return store.position ? [{ store, metres: measureDistance(here, store.position) }] : []
  })
  return all.sort((a, b) => a.metres - b.metres)
}

function toText(count: number, nearest: Near | undefined, format: (metres: number) => string, texts: FinderTexts) {
  const place = texts.yourPosition
  if (count > 0 || nearest === undefined) return fill(texts.nearCount, { place, count: String(count) })
  return fill(texts.noneNear, { place, name: nearest.store.name, distance: format(nearest.metres) })
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (itself, name: string) => values[name] ?? itself)
