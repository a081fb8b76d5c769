import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import type { Studio } from '../publishing/studio-processes.ts'
import { startWriter } from './start-writer.ts'
import { toNewsletterEmail, toQuestion } from './writer-order.ts'

/** The proof ends after `rounds` or `seconds`, whichever comes first. */
type Size = { rounds: number; seconds: number }
export type OutboxProof = {
  rounds: number
  studioKills: number
  accepted: number
  mails: number
  faults: string[]
}

/** When a process is killed while it sends a mail, another process tries again after five minutes (`CLAIM_S` of the studio's mails). */
const SETTLE_MS = 360_000
const LOOK_MS = 250
/** Each round ends after a different number of forms, so that kills come at all moments. */
const MOST_IN_A_ROUND = 40
const STUDIO_EVERY = 4

/** Kills sites (-9) while visitors send forms, and a studio while it receives them. Every accepted form must arrive exactly once. */
export async function proveOutbox(studio: Studio, file: string, { rounds, seconds }: Size): Promise<OutboxProof> {
  const accepted: string[] = []
  const target = { file, url: studio.contentApiOrigin, token: studio.submissionsToken }
  const until = Date.now() + seconds * 1000
  let [round, studioKills] = [0, 0]
  for (; round < rounds && Date.now() < until; round += 1) {
    const writer = startWriter({ ...target, round: String(round) })
    await writer.waitFor(1 + ((round * 7) % MOST_IN_A_ROUND))
    const killsStudio = round % STUDIO_EVERY === STUDIO_EVERY - 1
    if (killsStudio) await studio.kill('content-api')
    await writer.kill()
    accepted.push(...writer.accepted)
    if (killsStudio) await studio.start('content-api')
    studioKills += killsStudio ? 1 : 0
  }
  const last = startWriter({ ...target, round: 'last', count: 0 })
  try {
    return { rounds: round, studioKills, accepted: accepted.length, ...(await compare(studio, accepted)) }
  } finally {
    await last.kill()
  }
}

/** Waits until all forms have arrived or time is up, then reports those that are missing or duplicated. */
async function compare(studio: Studio, accepted: readonly string[]): Promise<Pick<OutboxProof, 'mails' | 'faults'>> {
  const database = new Client({ connectionString: studio.databaseUrl })
  await database.connect()
  try {
    for (const deadline = Date.now() + SETTLE_MS; ; await sleep(LOOK_MS)) {
      const forms = await countForms(database)
      const mails = countMails(join(studio.settings.stateFolder, 'mail'))
      const faults = findFaults(accepted, forms, mails)
      if ((faults.length === 0 && !(await hasWaitingMail(database))) || Date.now() > deadline)
        return { mails: mails.size, faults }
    }
  } finally {
    await database.end()
  }
}

type Counts = ReadonlyMap<string, number>

function findFaults(accepted: readonly string[], forms: Counts, mails: Counts): string[] {
  const isThere = (key: string) => forms.has(toQuestion(key)) || forms.has(toNewsletterEmail(key))
  const lost = accepted.filter((key) => !isThere(key)).map((key) => `${key} was accepted and is lost`)
  const doubled = [...forms].filter(([, count]) => count > 1).map(([what, count]) => `${what} is there ${count} times`)
  const letters = [...forms.keys()].filter((what) => what.includes('@'))
  const unsent = letters.filter((email) => !mails.has(email)).map((email) => `${email} got no mail`)
  const twice = [...mails].filter(([, count]) => count > 1).map(([email, count]) => `${email} got ${count} mails`)
  return [...lost, ...doubled, ...unsent, ...twice]
}

const rowsSchema = z.array(z.object({ what: z.string(), count: z.coerce.number() }))

async function countForms(database: Client): Promise<Counts> {
  const { rows } = await database.query(
    `select coalesce(fields->>'message', email) as what, count(*) from submissions group by 1`,
  )
  return new Map(rowsSchema.parse(rows).map(({ what, count }) => [what, count]))
}

const hasWaitingMail = async (database: Client) =>
  (await database.query(`select 1 from mails where state = 'queued' limit 1`)).rows.length > 0

/** Counts mails by address. A mail that was sent twice after a kill is one file, as mail programs show it once: its Message-ID is the same. */
function countMails(folder: string): Counts {
  const counts = new Map<string, number>()
  for (const name of readNames(folder)) {
    const [, address = ''] = /^To: <?([^\s>]+)/m.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  return counts
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

/** R2: stores `forms` forms while the studio is dead, and measures from when it is ready until it has received all of them. */
export async function proveCatchUp(
  studio: Studio,
  file: string,
  forms: number,
): Promise<{ ms: number; taken: number }> {
  await studio.kill('content-api')
  const order = { file, url: studio.contentApiOrigin, token: studio.submissionsToken, round: `down-${Date.now()}` }
  const writer = startWriter({ ...order, count: forms })
  const database = new Client({ connectionString: studio.databaseUrl })
  await database.connect()
  try {
    await writer.waitFor(forms)
    await studio.start('content-api')
    const began = performance.now()
    for (const deadline = Date.now() + SETTLE_MS; ; await sleep(LOOK_MS)) {
      const counts = await countForms(database)
      const taken = writer.accepted.filter((key) => counts.has(toQuestion(key)) || counts.has(toNewsletterEmail(key)))
      if (taken.length >= forms || Date.now() > deadline) return { ms: performance.now() - began, taken: taken.length }
    }
  } finally {
    await writer.kill()
    await database.end()
  }
}
