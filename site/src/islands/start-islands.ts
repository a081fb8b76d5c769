import { recordEarlyEvents } from './early-events.ts'
import { onMoment } from './on-moment.ts'

/** Modules by path, each with a component named as its file. */
export type IslandModules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>

/** Waits for each island's moment, or for the first event inside it, and only then loads React and the island's file. */
export function startIslands(modules: IslandModules): void {
  const started = new WeakSet<Element>()
  const early = recordEarlyEvents(start)

  async function start(island: HTMLElement): Promise<void> {
    if (started.has(island)) return
    started.add(island)
    const name = island.dataset.island ?? ''
    try {
      const load = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1]
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

  for (const island of document.querySelectorAll<HTMLElement>('menagerie-island')) {
    onMoment(island, island.dataset.moment ?? '', () => start(island))
  }
}
