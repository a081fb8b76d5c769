import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from '../problem.ts'

export type RuntimeUser = { uid: number; gid: number; name: string }

/** PostgreSQL refuses to run as root, so root lends it another account; undefined = run as we are. */
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

/** Whether that account may walk down to a folder, so also into a clone under a home folder. */
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
