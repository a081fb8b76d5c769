import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { pickPorts } from '../../../scripts/port.ts'
import { toTallyRow } from '../attacks/tally.ts'
import { beginProof } from '../begin-proof.ts'
import { startStudio } from '../publishing/studio-processes.ts'
import { proveDamagedOutbox } from './prove-damaged-outbox.ts'
import { proveDamagedWords } from './prove-damaged-words.ts'
import { proveFullDisk } from './prove-full-disk.ts'
import { proveOddForms } from './prove-odd-forms.ts'
import { type OutboxProof, proveCatchUp, proveOutbox } from './prove-outbox.ts'

const { PROOF_ROUNDS, PROOF_MINUTES } = process.env
const ROUNDS = Number(PROOF_ROUNDS ?? 1_000)
const MINUTES = Number(PROOF_MINUTES ?? 30)
const FORMS_WHILE_DOWN = 200
const CATCH_UP_MS = 10_000

/** R1 for forms and mails, and R2 for forms: kills the Content API and a site's outbox again and again. */
export async function proveOutboxes(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, [])
  const env = { ...process.env, ...(await pickPorts()), MENAGERIE_VAR: join(folder, 'studio'), DATABASE_URL: '' }
  const studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api'], 'nothing')
  try {
    const file = join(folder, 'outbox.sqlite')
    const proof = await proveOutbox(studio, file, { rounds: ROUNDS, seconds: MINUTES * 60 })
    const { ms, taken } = await proveCatchUp(studio, file, FORMS_WHILE_DOWN)
    const odd = await proveOddForms(studio, folder)
    const damaged = await proveDamagedOutbox(folder)
    const words = await proveDamagedWords(folder)
    const full = await proveFullDisk(join(folder, 'small-disk'))
    return [
      toRow(proof),
      toTallyRow('R10', odd),
      toTallyRow('R1', damaged),
      toTallyRow('R1', words),
      toTallyRow('R1', full),
      {
        id: 'R2',
        what: `${FORMS_WHILE_DOWN} forms while the studio is dead`,
        figure: `${taken} in the back office ${(ms / 1000).toFixed(1)} s after it is ready`,
        baseline: '',
        goal: 'all within 10 s',
        met: taken === FORMS_WHILE_DOWN && ms <= CATCH_UP_MS,
      },
    ]
  } finally {
    await studio.stop()
  }
}

function toRow({ rounds, studioKills, accepted, mails, faults }: OutboxProof): BenchRow {
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
  return {
    id: 'R1',
    what: `${rounds} kills -9 of a site's outbox while forms arrive, ${studioKills} of the Content API`,
    figure: `${faults.length} faults (lost, doubled) in ${accepted} forms and ${mails} mails`,
    baseline: '',
    goal: '0',
    met: faults.length === 0,
  }
}
