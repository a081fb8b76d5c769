type Problem = 'not-loaded' | 'mismatch' | 'failed'

/** One sentence for readers of a browser's console, and a mark on the island for tests and tools. `meaning` goes on from the island's name. */
export function reportProblem(island: HTMLElement, problem: Problem, meaning: string, error: unknown): void {
  island.dataset.problem = problem
  console.error(`Island ${island.dataset.island} on ${location.pathname} ${meaning}:`, error)
}
