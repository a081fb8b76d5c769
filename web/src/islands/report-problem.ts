const MEANINGS = {
  'not-loaded': 'could not be loaded, so it stays plain HTML until somebody acts in it again',
  mismatch: 'rendered otherwise in the browser than on the server, so all of it was rendered anew',
  failed: 'has failed, and is the plain HTML again that the server sent',
}

/** One sentence for readers of a browser's console, and a mark on the island for tests and tools. */
export function reportProblem(island: HTMLElement, problem: keyof typeof MEANINGS, error: unknown): void {
  island.dataset.problem = problem
  console.error(`Island ${island.dataset.island} on ${location.pathname} ${MEANINGS[problem]}:`, error)
}
