import { Pool } from 'pg'
import { deleteOldTries } from '../access/sign-in/attempts.ts'
import { readBackupHealth } from '../platform/backup-made.ts'
import type { PoolState } from '../platform/figures.ts'
import type { Health } from '../platform/health.ts'
import { queryOn } from '../platform/query-on.ts'
import { joinHealth } from '../platform/watch-disk.ts'
import { cleanMailFolder } from './mail/clean-mail-folder.ts'
import { keepLooking } from './mail/keep-looking.ts'
import { sendDueMails } from './mail/send-due-mails.ts'
import type { MailSettings } from './mail/settings.ts'
import { openTransport } from './mail/transport.ts'
import { readMailHealth } from './mail/watch-mail.ts'
import type { OwnHosts } from './receivers/receiver-address.ts'
import { sendDueDeliveries } from './receivers/send-due-deliveries.ts'
import { readPlanHealth } from './scheduling/watch-plans.ts'
import { deleteOld } from './submissions/delete-old.ts'

const EVERY_MS = 2_000
const CLEAN_EVERY_MS = 3_600_000
/** Short, so that data that customers erase themselves disappears from the folder soon. */
const CLEAN_FILES_EVERY_MS = 60_000
/**
 * One connection each for mails, deliveries, deletions and health checks, so that a slow receiver does not delay mails.
 */
const CONNECTIONS = 4

const LOOK_EVERY_MS = 10_000
/** A hanging database reports no error: it counts as unreachable if no check has finished for so long. */
const AWAY_AFTER_MS = 25_000

type Mailing = {
  /** Health as of the last check, some seconds ago. */
  health: () => Health
  /** False after the database failed a check, or did not finish one for too long. */
  hasDatabase: () => boolean
  /** State of the connection pool. */
  pool: () => PoolState
  stop: () => Promise<void>
}
type MailingOptions = {
  databaseUrl: string
  settings: MailSettings
  ownHosts: OwnHosts
  onProblem: (problem: string) => void
  everyMs?: number
}

/** Sends mails and deliveries, and deletes expired data, until the process ends; an unreachable database is logged once and retried. */
export function startMailing(options: MailingOptions): Mailing {
  const { databaseUrl, settings, ownHosts, onProblem, everyMs = EVERY_MS } = options
  const application_name = 'mail'
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS, allowExitOnIdle: true, application_name })
  pool.on('error', () => {})
  const transport = openTransport(settings)
  const ask = queryOn(pool)
  const ending = new AbortController()
  const keep = (name: string, look: () => Promise<number>, ms = everyMs) =>
    keepLooking(look, { everyMs: ms, signal: ending.signal, onProblem: (problem) => onProblem(`${name}: ${problem}`) })
  let health: Health = { degraded: [], gauges: {} }
  let answeredAt = Date.now()
  const lookAtHealth = async () => {
    try {
      health = joinHealth(
        await Promise.all([readMailHealth(pool, settings), readPlanHealth(pool), readBackupHealth(pool)]),
      )
    } catch (error) {
      answeredAt = 0
      throw error
    }
    answeredAt = Date.now()
    return 0
  }
  const ended = Promise.all([
    keep('The state of mail is not known', lookAtHealth, LOOK_EVERY_MS),
    keep('Mail waits', () => sendDueMails(pool, transport, settings)),
    keep('Deliveries wait', () => sendDueDeliveries(pool, ownHosts)),
    keep('Old tries to sign in stay', () => deleteOldTries(pool), CLEAN_EVERY_MS),
    keep('Old mails stay as files', () => cleanMailFolder(ask, settings.folder), CLEAN_FILES_EVERY_MS),
    keep('Old submissions stay', () => deleteOld(pool, settings.keptMonths), CLEAN_EVERY_MS),
  ])
  return {
    health: () => health,
    hasDatabase: () => Date.now() - answeredAt < AWAY_AFTER_MS,
    pool: () => pool,
    async stop() {
      ending.abort()
      await ended
      transport.close()
      await pool.end()
    },
  }
}
