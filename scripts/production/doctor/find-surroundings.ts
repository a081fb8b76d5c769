import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, resolve } from 'node:path'
import { readLastBackup } from '../../../studio/src/platform/backup-made.ts'
import { readMigrationState } from '../../../studio/src/platform/migration-state.ts'
import { withOneConnection } from '../../../studio/src/platform/with-one-connection.ts'
import { toOperatorCommand } from '../../../telemetry/src/operator-command.ts'
import { type Finding, faultFinding, fineFinding, LOOK_MS, toDeepReason } from './finding.ts'
import { mayUserWrite, type ProcessUser } from './process-user.ts'

const LOW_MB = 512

export function toNodeFinding(version: string): Finding {
  const major = Number(version.split('.')[0])
  return major >= 26 ? fineFinding(version) : faultFinding(`${version} is too old`, 'install Node 26')
}

export async function findDatabase(url: string): Promise<Finding> {
  try {
    const { done, pending, newer } = await readMigrationState(url)
    if (newer.length > 0)
      return faultFinding(`it is newer than this version: ${newer.join(', ')}`, 'start the version that made it so')
    if (pending.length > 0)
      return faultFinding(`${pending.length} migrations are pending`, toOperatorCommand('migrate'))
    return fineFinding(`${done.length} migrations, up to date`)
  } catch (error) {
    return faultFinding(
      toDeepReason(error),
      'is PostgreSQL running, and is DATABASE_URL right? docs/runbook/DatabaseDown.md',
    )
  }
}

/** Checks whether the last good backup (or a database without one) is older than twice the hours between backups. */
export async function findBackup(url: string, everyHours: number): Promise<Finding> {
  const { isMade, ageS } = await withOneConnection(url, readLastBackup)
  const age = ageS / 3_600
  const hours = `${age.toFixed(1)} hours`
  const tells = isMade ? `the last good one is ${hours} old` : `none yet; the database is ${hours} old`
  return age > 2 * everyHours ? faultFinding(tells, 'docs/runbook/BackupsAreOld.md') : fineFinding(tells)
}

type MailVariables = Readonly<Record<string, string | undefined>>

/** Returns undefined when the settings of the process that sends mails are not in this environment. */
export async function findMailServer(env: MailVariables): Promise<Finding | undefined> {
  if (env.SMTP_URL) return findServer(env.SMTP_URL)
  if (env.MENAGERIE_BUILT !== '1' || !(env.MAIL_FROM || env.MAIL_DIR)) return undefined
  return faultFinding(
    'SMTP_URL is not set, so each mail becomes a file and reaches no person',
    'set it for the process that sends mails: docs/runbook/MailServerDown.md',
  )
}

function findServer(url: string): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url)
  const to = Number(port || (protocol === 'smtps:' ? 465 : 587))
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: to, timeout: LOOK_MS })
    const end = (finding: Finding) => {
      socket.destroy()
      done(finding)
    }
    const away = (why: string) =>
      end(faultFinding(`${hostname}:${to} does not answer: ${why}`, 'docs/runbook/MailServerDown.md'))
    socket.once('connect', () => end(fineFinding(`${hostname}:${to} answers`)))
    socket.once('timeout', () => away('nothing came'))
    socket.once('error', (error) => away(error.message))
  })
}

/** Checks the folders that are set: whether the user of the processes may write there, and how much space is left. */
export async function findDisks(
  folders: readonly (string | undefined)[],
  user: ProcessUser | 'unknown' | undefined,
): Promise<Finding> {
  const found = [...new Set(folders)].flatMap((folder) => {
    if (!folder) return []
    const place = toExisting(folder)
    if (user !== 'unknown' && !mayWrite(place, user))
      return [`${folder} may not be written by ${user?.name ?? 'this user'}`]
    const { bavail, bsize } = statfsSync(place)
    const freeMb = Math.floor((bavail * bsize) / 2 ** 20)
    return freeMb < LOW_MB ? [`${freeMb} MB are left for ${folder}`] : []
  })
  if (found.length > 0) return faultFinding(found.join('; '), 'chown -R to that user, or docs/runbook/DiskLow.md')
  return fineFinding(
    user === 'unknown'
      ? 'there is room; root may write, and of the processes it is not known: DOCTOR_USER names their user'
      : 'there is room',
  )
}

function mayWrite(place: string, user: ProcessUser | undefined): boolean {
  if (user !== undefined) return mayUserWrite(place, user)
  try {
    accessSync(place, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the nearest existing folder. A folder that does not exist yet will be created on the same disk. */
function toExisting(folder: string): string {
  const place = resolve(folder)
  return existsSync(place) ? place : toExisting(dirname(place))
}
