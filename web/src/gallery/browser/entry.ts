import { startNavigation } from '../../features/navigation/browser/start-navigation.ts'
import { startCarousel } from '../../features/products/browser/start-carousel.ts'
import { type IslandModules, startIslands } from '../../islands/start-islands.ts'

const SLOW_MS = 3_000

type Load = IslandModules[string]

let failures = 0

/** How islands arrive that show a bad connection, by the names of their files. */
const CONNECTIONS: Readonly<Record<string, (load: Load) => Load>> = {
  'SlowCounter.island.tsx': (load) => () => new Promise((done) => setTimeout(done, SLOW_MS)).then(load),
  'FlakyCounter.island.tsx': (load) => () => (failures++ === 0 ? Promise.reject(new Error('no connection')) : load()),
}

// The visitors' entry, and the gallery's own islands. Built apart, so nothing of it is in what visitors load.
startNavigation()
startCarousel()
const modules = import.meta.glob<Record<string, unknown>>('../../**/*.island.tsx')
startIslands(
  Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [path, CONNECTIONS[path.split('/').at(-1) ?? '']?.(load) ?? load]),
  ),
)
document.querySelector<HTMLDetailsElement>('[data-open] details')?.setAttribute('open', '')
