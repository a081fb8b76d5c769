import { recordEarlyEvents } from './early-events.ts'
import { onMoment } from './on-moment.ts'

/**
 * All the script a reading page runs: no React. It waits for each island's moment, or for the first event inside it, and
 * only then loads React and the island's own file.
 */
const ISLANDS = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx')

const started = new WeakSet<Element>()
const early = recordEarlyEvents(start)

for (const island of document.querySelectorAll<HTMLElement>('menagerie-island')) {
  onMoment(island, island.dataset.moment ?? '', () => start(island))
}

async function start(island: HTMLElement): Promise<void> {
  if (started.has(island)) return
  started.add(island)
  const name = island.dataset.island ?? ''
  try {
    const load = Object.entries(ISLANDS).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1]
    if (load === undefined) throw new Error('no such island')
    const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.ts'), load()])
    await early.afterComposition()
    hydrateIsland(island, module[name], () => early.take(island))
  } catch (error) {
    // The page works without. The next event inside tries again.
    started.delete(island)
    console.error(`Island ${name}`, error)
  }
}
