import { spawnSync } from 'node:child_process'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { BackupProblem } from './manifest.ts'

const COMMAND = 'web/src/server/outbox/copy-command.ts'

/** Copies the outbox of a site on this machine; writes nothing where there is none. Throws when it cannot be read. */
export const copyOutboxOfSite = (to: string): void => void run('copy', to)

/** Forms of a copy wait again at the site of this machine, but those of erased people; in a sentence. */
export function takeOutboxOfSite(from: string, erasures: string): string {
  return run('take', from, erasures)
}

/** The studio does not know the file of a site: the site's own command does it. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new BackupProblem(`The outbox could not be read or written: ${stderr.trim()}`)
  return stdout.trim()
}
