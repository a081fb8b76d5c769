import { spawnSync } from 'node:child_process'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { BackupProblem } from './manifest.ts'

const COMMAND = 'web/src/server/outbox/copy-command.ts'

/** Copies the outbox of a site on this machine; writes nothing if there is none. Throws if it cannot be read. */
export const copyOutboxOfSite = (to: string): void => void run('copy', to)

/**
 * Puts forms of a copied outbox back into the outbox of this machine's site, except those of erased persons; returns a
 * sentence about it.
 */
export function takeOutboxOfSite(from: string, erasures: string): string {
  return run('take', from, erasures)
}

/** Calls the site's own command, because the studio does not know the outbox's format. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new BackupProblem(`The outbox could not be read or written: ${stderr.trim()}`)
  return stdout.trim()
}
