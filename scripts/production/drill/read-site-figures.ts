import { setTimeout as wait } from 'node:timers/promises'

type SiteFigures = { entries: number; refused: number; missingFiles: number }

/** Files come after entries: a site asks for them one after the other. */
const FILES_MS = 60 * 60_000
/** As long as files come, it waits. */
const STILL_MS = 60_000
const LOOK_MS = 500

/** What the site holds, once its files have come, or come no more. */
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
