import type { FinderTexts } from '../finder-texts.ts'
import type { LastView } from './map/run-map.ts'

/** Loads the map's code when its container comes into view. */
export function loadMapWhenSeen(finder: HTMLElement, map: HTMLElement, texts: FinderTexts): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    void openMapOf(finder, map, texts)
  })
  observer.observe(map)
}

/** Opens the map; again, at the same place, when the graphics context returns after a phone's sleep or a busy machine. */
async function openMapOf(finder: HTMLElement, place: HTMLElement, texts: FinderTexts, last?: LastView): Promise<void> {
  const note = place.querySelector<HTMLElement>('[data-map-note]')
  const [text, isHidden] = [note?.textContent ?? '', note?.hidden ?? false]
  const onLost = () => sayNoMap(place, note, texts)
  const onBack = (shown: LastView) => {
    delete place.dataset.failed
    if (note) {
      note.textContent = text
      note.hidden = isHidden
    }
    void openMapOf(finder, place, texts, shown)
  }
  try {
    const { runMap } = await import('./map/run-map.ts')
    await runMap({ finder, place, texts }, { onLost, onBack }, last)
  } catch {
    onLost()
  }
}

/** Without WebGL, or when the map does not load: says so; the list has everything. */
function sayNoMap(place: HTMLElement, note: HTMLElement | null, { mapFailed }: FinderTexts): void {
  place.dataset.failed = ''
  if (!note) return
  note.hidden = false
  note.textContent = mapFailed
}
