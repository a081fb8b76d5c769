import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { atEnd } from '../endings.ts'
import { runEditingSession } from './editing-session.ts'
import { listSeeds } from './list-seeds.ts'

const SESSIONS = 500

/** Editors at work at random: nothing is lost or doubled, and what they saw last is what visitors get. */
export async function runEditing(folder: string): Promise<BenchRow[]> {
  const count = Number(process.env.PROOF_SESSIONS ?? SESSIONS)
  const seeds = listSeeds(process.env.PROOF_SEED ?? '1', count)
  await beginProof(folder, ['web', 'studio'])
  const studio = await startDemoStudio(folder, ['content-api', 'web', 'admin'])
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const faults: string[] = []
  for (const [at, seed] of seeds.entries()) {
    const found = await runEditingSession(browser, studio.adminOrigin.replace('127.0.0.1', 'localhost'), seed)
    for (const fault of found) console.error(`  ${fault}`)
    faults.push(...found)
    if ((at + 1) % 25 === 0) console.log(`  ${at + 1} of ${count} sessions, faults: ${faults.length}`)
  }
  return [
    {
      id: 'editing',
      what: `${count} random sessions of editors: type, move, undo, replace a choice, late answers, lost connection, two editors`,
      figure: `${faults.length} lost, doubled or shown otherwise`,
      baseline: '',
      goal: '0',
      met: faults.length === 0,
    },
  ]
}
