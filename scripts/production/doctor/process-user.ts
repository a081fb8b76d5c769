import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export type ProcessUser = { name: string; uid: number; gids: readonly number[] }

const ROOT_UID = 0

/**
 * Finds the user of the processes when doctor runs as root, because root may write anywhere. `unknown` means that there is no
 * user of that name. Undefined means that doctor is not root and has the processes' user itself, as in a container.
 */
export function findProcessUser(name: string): ProcessUser | 'unknown' | undefined {
  if (process.getuid?.() !== ROOT_UID) return undefined
  const [uid, gids] = [ask(['-u', name]), ask(['-G', name])]
  if (uid === undefined || gids === undefined) return 'unknown'
  return { name, uid: Number(uid), gids: gids.split(' ').map(Number) }
}

function ask(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const WRITE = 2
const PASS = 1

/** Tells whether a user may write, by owner, group and mode of the folder and of all folders above it. */
export function mayUserWrite(folder: string, user: ProcessUser): boolean {
  if (!has(folder, user, WRITE | PASS)) return false
  for (let place = dirname(folder); ; place = dirname(place)) {
    if (!has(place, user, PASS)) return false
    if (place === dirname(place)) return true
  }
}

function has(place: string, { uid, gids }: ProcessUser, wanted: number): boolean {
  if (uid === ROOT_UID) return true
  const stat = statSync(place)
  const shift = stat.uid === uid ? 6 : gids.includes(stat.gid) ? 3 : 0
  return ((stat.mode >> shift) & wanted) === wanted
}
