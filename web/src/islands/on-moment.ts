import { afterIdle, onceFitting } from '../platform/browser/moments.ts'

/** How far below the window an island is already made ready. */
const NEAR = '200px'

/** Calls back once, at an island's moment. `interaction` needs nothing: any first event inside starts an island. */
export function onMoment(island: Element, moment: string, go: () => void): void {
  if (moment === 'load') go()
  if (moment === 'idle') afterIdle(go)
  if (moment === 'visible') onceVisible(island, go)
  if (moment.startsWith('(')) onceFitting(moment, go)
}

function onceVisible(island: Element, go: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      go()
    },
    { rootMargin: NEAR },
  )
  // The wrapper has no box of its own, its children have.
  for (const child of island.children) observer.observe(child)
}
