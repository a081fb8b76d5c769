import type { FinderTexts } from '../finder-texts.ts'

/** The map's own code comes when its place is in view. */
export function loadMapWhenSeen(finder: HTMLElement, map: HTMLElement, texts: FinderTexts): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    const say = () => sayNoMap(map, texts)
    import('../map/run-map.ts').then(({ runMap }) => runMap(finder, map, texts, say)).catch(say)
  })
  observer.observe(map)
}

/** Without WebGL, or when the map does not load: the list has everything. */
function sayNoMap(map: HTMLElement, { mapFailed }: FinderTexts): void {
  map.dataset.failed = ''
  const note = map.querySelector<HTMLElement>('[data-map-note]')
  if (!note) return
  note.hidden = false
  note.textContent = mapFailed
}
