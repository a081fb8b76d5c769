import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Studio } from '../publishing/studio-processes.ts'
import { type AccountsTarget, callAccounts, RESET_PAGE, toApplication } from './account-calls.ts'

export type Kills = { rounds: number; accepted: number; faults: string[] }
const VISITORS = 3
/** Each round has another length, so that kills come at all moments. */
const LONGEST_MS = 1_500
const STEP_MS = 170

/**
 * R1: kills the Content API with -9 while shops apply and ask for new passwords. Everything it has accepted must be
 * there once, complete, with its mail. Everything it has not answered must be there completely or not at all.
 */
export async function proveKills(studio: Studio, target: AccountsTarget, rounds: number): Promise<Kills> {
  const accepted: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let at = 0; !isOver; at += 1) {
        const email = `r${round}-${visitor}-${at}@shop.example`
        const asked = { address: `192.0.2.${round}-${visitor}-${at}` }
        const apply = await callAccounts(target, 'register', toApplication(email), asked).catch(() => undefined)
        if (apply?.status !== 200) return
        accepted.push(`applied ${email}`)
        const link = { email, page: RESET_PAGE }
        const forgot = await callAccounts(target, 'password-reset-mail', link, asked).catch(() => undefined)
        if (forgot?.status === 200) accepted.push(`forgot ${email}`)
      }
    })
    await sleep(STEP_MS + ((round * STEP_MS) % LONGEST_MS) + 800)
    await studio.kill('content-api')
    isOver = true
    await Promise.all(visitors)
    await studio.start('content-api')
  }
  return { rounds, accepted: accepted.length, faults: await findFaults(target.databaseUrl, accepted) }
}

async function findFaults(databaseUrl: string, accepted: readonly string[]): Promise<string[]> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query(COUNTS)
    const found = new Map(rows.map((row) => [String(row.email), row]))
    const lost = accepted.flatMap((what) => {
      const [did, email = ''] = what.split(' ')
      const row = found.get(email)
      const isThere = did === 'applied' ? row?.received === 1 : row?.resets === 1 && row.links === 1
      return isThere ? [] : [`${what} and is not there once: ${JSON.stringify(row)}`]
    })
    const halves = rows
      .filter((row) => row.credentials !== 1 || row.applied !== 1 || row.received !== 1 || row.resets !== row.links)
      .map((row) => `${row.email} is there in part: ${JSON.stringify(row)}`)
    return [...lost, ...halves]
  } finally {
    await database.end()
  }
}

const COUNTS = `
  select c.email,
    (select count(*)::int from accounts.credential k where k.customer_id = c.id) as credentials,
    (select count(*)::int from accounts.reset r where r.customer_id = c.id) as links,
    (select count(*)::int from account_events e where e.customer_id::text = c.id::text and e.action = 'applied') as applied,
    (select count(*)::int from mails m where m.recipient = c.email and m.kind = 'account-received') as received,
    (select count(*)::int from mails m where m.recipient = c.email and m.kind = 'account-reset') as resets
  from customers c where c.email ~ '^r[0-9]+-[0-9]+-[0-9]+@shop.example$'`
