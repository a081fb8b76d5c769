import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { atEnd } from '../endings.ts'
import { runEditingSession } from './editing-session.ts'
import { listSeeds } from './list-seeds.ts'

const SESSIONS = 500
/** Several at the same time, because a session mostly waits: for late answers, for saving, for the site. */
const EDITORS_AT_ONCE = 3

/** Lets editors work at random. Nothing may be lost or doubled, and visitors must get what the editors saw last. */
export async function runEditing(folder: string): Promise<BenchRow[]> {
  const count = Number(process.env.PROOF_SESSIONS ?? SESSIONS)
  const seeds = listSeeds(process.env.PROOF_SEED ?? '1', count)
  await beginProof(folder, ['web', 'studio'])
  const studio = await startDemoStudio(folder, ['content-api', 'web', 'admin'])
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const origin = studio.adminOrigin.replace('127.0.0.1', 'localhost')
  const faults: string[] = []
  const waiting = [...seeds]
  let done = 0
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const found = await runEditingSession(browser, origin, seed).catch((error) => [`seed ${seed}: ${error}`])
      for (const fault of found) console.error(`  ${fault}`)
      faults.push(...found)
      done += 1
      if (done % 25 === 0) console.log(`  ${done} of ${count} sessions, faults: ${faults.length}`)
    }
  }
  await Promise.all(Array.from({ length: EDITORS_AT_ONCE }, work))
  return [
    {
      id: 'editing',
      what: `${count} random sessions of editors: type, move, undo, replace a choice, late answers, lost connection, two editors, choices between both`,
      figure: `${faults.length} lost, doubled or shown otherwise`,
      baseline: '',
      goal: '0',
      met: faults.length === 0,
    },
  ]
}
