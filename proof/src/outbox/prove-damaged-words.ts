import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../../../web/src/platform/log.ts'
import { flipInFile } from '../../../web/src/platform/testing/flip-in-file.ts'
import { openOutbox } from '../../../web/src/server/outbox/open-outbox.ts'
import { openStandInStudio } from '../../../web/src/server/outbox/testing/stand-in-studio.ts'
import type { Tally } from '../attacks/tally.ts'
import { storeAndKill } from './store-and-kill.ts'

const ROUNDS = 24
const FORMS = 20
/** After a quiet moment all forms are in the file itself, which has no checksums: SQLite has them only in its log. */
const QUIET_MS = 2_500
const LOOK_MS = 100
const PATIENCE_MS = 20_000
/** Beginning of the text of each form that `store-some.ts` stores. */
const toWord = (at: number) => `Question ${at}.`

/** Changes letters of forms in a file that SQLite still finds valid. Those forms must be kept and reported, not delivered, and all others must arrive. */
export async function proveDamagedWords(folder: string): Promise<Tally> {
  const faults: string[] = []
  let [arrived, told] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = join(folder, `words-${round}`)
    const file = join(own, 'outbox.sqlite')
    await storeAndKill(file, FORMS, QUIET_MS)
    // The number of changed forms rises from one to all of them over the rounds.
    const flipped = Array.from({ length: FORMS }, (_, at) => at).filter((at) => (at * 7 + round) % FORMS <= round)
    const missed = flipped.filter((at) => flipInFile(file, toWord(at)) === 0)
    const { messages, lost } = await deliverAll(file)
    const wrong = messages.filter((message) => !isStored(message))
    const whole = FORMS - flipped.length
    arrived += messages.length
    told += lost
    if (missed.length > 0) faults.push(`round ${round}: ${missed.length} forms do not stand in the file`)
    if (wrong.length > 0) faults.push(`round ${round}: the studio got ${wrong.join(', ')}`)
    if (messages.length !== whole || lost !== flipped.length || countKept(own) !== flipped.length)
      faults.push(`round ${round}: ${messages.length} arrived, ${lost} are told, ${countKept(own)} kept, of ${FORMS}`)
  }
  const note = `${arrived} arrived as they were sent, ${told} kept aside and told`
  return { name: `letters of forms changed in a good outbox, ${FORMS} forms each`, tries: ROUNDS, faults, note }
}

const isStored = (message = '') =>
  Array.from({ length: FORMS }, (_, at) => toWord(at)).some((word) => /^ x{500}$/.test(message.replace(word, '')))

function countKept(own: string): number {
  const files = readdirSync(own).filter((name) => name.endsWith('.jsonl'))
  return files.reduce((sum, name) => sum + readFileSync(join(own, name), 'utf8').trim().split('\n').length, 0)
}

async function deliverAll(file: string): Promise<{ messages: (string | undefined)[]; lost: number }> {
  const thread = new URL('../../../web/src/server/outbox/thread.ts', import.meta.url)
  const studio = await openStandInStudio()
  const log = createLog({ level: 'error', write: () => {} })
  const outbox = openOutbox({ thread, data: { file: file, maxMb: 64, target: studio.target }, log })
  const isDone = () => {
    const { lanes } = outbox.state()
    return lanes.length > 0 && lanes.every(({ waiting }) => waiting === 0)
  }
  try {
    for (const until = Date.now() + PATIENCE_MS; !isDone() && Date.now() < until; ) await sleep(LOOK_MS)
    return { messages: studio.messages(), lost: outbox.state().lost }
  } finally {
    await outbox.close()
    studio.close()
  }
}
