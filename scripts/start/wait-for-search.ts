import { setTimeout as sleep } from 'node:timers/promises'

/** Longest time for a busy machine to read all brand-locales. */
const INDEXED_MS = 180_000
/** Part of the site's message while it reads. */
const NOT_YET = 'do not answer yet'

/** Waits until every index of a site answers. Before that its lists say that search does not answer. */
export async function waitForSearch(origin: string): Promise<void> {
  for (const deadline = Date.now() + INDEXED_MS; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok && !(await answer.text()).includes(NOT_YET)) return
  }
  throw new Error(`Not all indexes answer at ${origin}`)
}
