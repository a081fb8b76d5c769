import { setTimeout as sleep } from 'node:timers/promises'

/** Time for a busy machine, with all brand-locales to read. */
const INDEXED_MS = 180_000
/** What a site says of itself meanwhile. */
const NOT_YET = 'do not answer yet'

/** Waits until every index of a site answers: before, its lists say that search does not. */
export async function waitForSearch(origin: string): Promise<void> {
  for (const deadline = Date.now() + INDEXED_MS; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok && !(await answer.text()).includes(NOT_YET)) return
  }
  throw new Error(`Not all indexes answer at ${origin}`)
}
