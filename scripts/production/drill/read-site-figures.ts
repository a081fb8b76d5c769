import { setTimeout as wait } from 'node:timers/promises'

type SiteFigures = { entries: number; refused: number; missingFiles: number }

/** Files arrive after entries, because a site fetches them one after the other. */
const FILES_MS = 60 * 60_000
/** Time without a new file after which no more are expected. */
const STILL_MS = 60_000
const LOOK_MS = 500

/** Returns what the site holds, when its files have arrived or no more arrive. */
export async function readSiteFigures(origin: string, token: string): Promise<SiteFigures> {
  const until = performance.now() + FILES_MS
  let figures = await ask(origin, token)
  let changedAt = performance.now()
  while (figures.missingFiles > 0 && performance.now() < until && performance.now() - changedAt < STILL_MS) {
    await wait(LOOK_MS)
    const now = await ask(origin, token)
    if (now.missingFiles !== figures.missingFiles) changedAt = performance.now()
    figures = now
  }
  return figures
}

async function ask(origin: string, token: string): Promise<SiteFigures> {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  })
  const text = await answer.text()
  const read = (name: string) =>
    Number(new RegExp(`^menagerie_replica_${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { entries: read('entries'), refused: read('refused'), missingFiles: read('missing_files') }
}
