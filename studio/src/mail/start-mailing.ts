import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { deleteOld } from '../submissions/delete-old.ts'
import { sendDueMails } from './send-due-mails.ts'
import type { MailSettings } from './settings.ts'
import { openTransport } from './transport.ts'

const EVERY_MS = 2_000
const CLEAN_EVERY_MS = 3_600_000

export type Mailing = { stop: () => Promise<void> }
type MailingOptions = {
  databaseUrl: string
  settings: MailSettings
  onProblem: (problem: string) => void
  everyMs?: number
}

/** Sends mail as long as the process lives; a database that is away is told once and asked on. */
export function startMailing({ databaseUrl, settings, onProblem, everyMs = EVERY_MS }: MailingOptions): Mailing {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, allowExitOnIdle: true, application_name: 'mail' })
  pool.on('error', () => {})
  const transport = openTransport(settings)
  const ending = new AbortController()
  let isFailing = false

  let cleanedAt = 0
  async function look(): Promise<number> {
    try {
      if (Date.now() - cleanedAt > CLEAN_EVERY_MS) {
        cleanedAt = Date.now()
        await deleteOld(pool, settings.keptMonths)
      }
      const tried = await sendDueMails(pool, transport, settings)
      isFailing = false
      return tried
    } catch (error) {
      if (!isFailing) onProblem(`Mail waits: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
      return 0
    }
  }

  async function lookOn(): Promise<void> {
    while (!ending.signal.aborted) {
      if ((await look()) === 0) await sleep(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
    transport.close()
    await pool.end()
  }

  const ended = lookOn()
  return {
    stop() {
      ending.abort()
      return ended
    },
  }
}
