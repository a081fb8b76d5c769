import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../../../web/src/platform/log.ts'
import type { OutboxState } from '../../../web/src/platform/outbox.ts'
import { openOutbox } from '../../../web/src/server/outbox/open-outbox.ts'
import type { Tally } from '../attacks/tally.ts'
import { storeAndKill } from './store-and-kill.ts'

const FORMS = 20
const QUIET_MS = 2_500
const LOOK_MS = 100
const PATIENCE_MS = 20_000
const cutTo = (share: number) => (path: string) => truncateSync(path, Math.floor(statSync(path).size * share))
const overwrite = (share: number) => (path: string) => {
  const bytes = readFileSync(path)
  const from = Math.max(0, Math.floor((bytes.length - 4_096) * share))
  writeFileSync(path, bytes.fill(0x5a, from, Math.min(bytes.length, from + 4_096)))
}

type Damage = { name: string; part: '' | '-wal'; waitMs: number; run: (path: string) => void }
const SHARES = [0, 0.25, 0.5, 0.75, 0.99]
/** Damages done after a kill -9, at once or after a quiet moment. */
const DAMAGES: readonly Damage[] = [
  ...[0, QUIET_MS].flatMap((waitMs): Damage[] => [
    ...SHARES.map((share): Damage => ({ name: `log cut to ${share}`, part: '-wal', waitMs, run: cutTo(share) })),
    ...SHARES.map(
      (share): Damage => ({ name: `log overwritten at ${share}`, part: '-wal', waitMs, run: overwrite(share) }),
    ),
    { name: 'log removed', part: '-wal', waitMs, run: (path) => rmSync(path, { force: true }) },
    { name: 'file removed', part: '', waitMs, run: (path) => rmSync(path) },
    ...SHARES.map((share): Damage => ({ name: `file cut to ${share}`, part: '', waitMs, run: cutTo(share) })),
  ]),
  ...SHARES.map(
    (share): Damage => ({ name: `file overwritten at ${share}`, part: '', waitMs: QUIET_MS, run: overwrite(share) }),
  ),
]

/** Damages an outbox after its process was killed. Each form that was accepted must still be there, or its loss must be reported. */
export async function proveDamagedOutbox(folder: string): Promise<Tally> {
  const faults: string[] = []
  let [kept, told] = [0, 0]
  for (const [at, { name, part, waitMs, run }] of DAMAGES.entries()) {
    const own = join(folder, `damaged-${at}`)
    const file = join(own, 'outbox.sqlite')
    await storeAndKill(file, FORMS, waitMs)
    run(file + part)
    const { lanes, lost } = await readState(file)
    const left = lanes.reduce((sum, { waiting }) => sum + waiting, 0)
    kept += left
    told += lost
    if (left + lost < FORMS) faults.push(`${name} after ${waitMs} ms: ${left} are there, ${lost} are told, of ${FORMS}`)
  }
  const note = `${kept} forms kept, ${told} told as lost`
  return { name: `outbox damaged after a kill, ${FORMS} forms each`, tries: DAMAGES.length, faults, note }
}

/** Reads the state as the site's next process sees it. If the file is gone, the first form creates it. */
async function readState(file: string): Promise<OutboxState> {
  const thread = new URL('../../../web/src/server/outbox/thread.ts', import.meta.url)
  const log = createLog({ level: 'error', write: () => {} })
  const outbox = openOutbox({ thread, data: { file, maxMb: 64, target: undefined }, log })
  try {
    for (const until = Date.now() + PATIENCE_MS; outbox.state().lanes.length === 0 && Date.now() < until; )
      await sleep(LOOK_MS)
    return outbox.state()
  } finally {
    await outbox.close()
  }
}
