import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from '../problem.ts'

export type RuntimeUser = { uid: number; gid: number; name: string }

/** Finds the account that PostgreSQL runs as when we are root, because it refuses to run as root. Undefined means our own account. */
export function findRuntimeUser(): RuntimeUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid), name }
  }
  throw new Problem(
    'PostgreSQL cannot run as root, and this machine has neither a "postgres" nor a "nobody" account to lend it.',
  )
}

/** Tells whether that account may enter a folder and all folders above it, such as a clone below a home folder. */
export function canEnter(folder: string, user: RuntimeUser): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false })
    if (stat) {
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001
      if ((stat.mode & bit) === 0) return false
    }
    if (dirname(at) === at) return true
  }
}
