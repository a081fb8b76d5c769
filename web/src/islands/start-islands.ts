import { recordEarlyEvents } from './early-events.ts'
import { importAgain } from './import-again.ts'
import { onMoment } from './on-moment.ts'
import { reportProblem } from './report-problem.ts'

/** Modules by path, each with a component named as its file. */
export type IslandModules = Readonly<Record<string, () => Promise<Record<string, unknown>>>>

/** After a first failure, so that one press is one try; twice as long after each further one. */
const RETRY_AFTER_MS = 1_000

/** Waits for each island's moment, or for the first event inside it, and only then loads React and the island's file. */
export function startIslands(modules: IslandModules): void {
  const tries = new WeakMap<Element, { count: number; next: number }>()
  const early = recordEarlyEvents(start)

  async function start(island: HTMLElement): Promise<void> {
    const { count, next } = tries.get(island) ?? { count: 0, next: 0 }
    if (performance.now() < next) return
    tries.set(island, { count: count + 1, next: Number.POSITIVE_INFINITY })
    const name = island.dataset.island ?? ''
    try {
      const load = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1]
      if (load === undefined) throw new Error('no such island')
      const [{ hydrateIsland }, module] = await Promise.all([
        importAgain(() => import('./hydrate-island.ts'), count),
        importAgain(load, count),
      ])
      await early.afterComposition()
      if (island.isConnected) hydrateIsland(island, module[name], () => early.take(island))
    } catch (error) {
      // The page works without. The next event inside tries again.
      tries.set(island, { count: count + 1, next: performance.now() + RETRY_AFTER_MS * 2 ** count })
      reportProblem(island, 'not-loaded', 'could not be loaded', error)
    }
  }

  for (const island of document.querySelectorAll<HTMLElement>('menagerie-island')) {
    onMoment(island, island.dataset.moment ?? '', () => start(island))
  }
  // A visitor may be in a field before this script runs: its island starts without a further event.
  const focused = document.activeElement?.closest<HTMLElement>('menagerie-island')
  if (focused) void start(focused)
}
