import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem, toErrorCode } from '../problem.ts'
import { findPostgres } from './binaries.ts'
import { canEnter, findRuntimeUser, type RuntimeUser } from './runtime-user.ts'

/** Folder in which root keeps what another account must reach, when that account cannot enter the clone. */
const SHARED_PLACE = '/var/lib/menagerie'

export type ClusterPlace = {
  /** Folder with `bin/postgres` and `bin/initdb`. */
  binaries: string
  data: string
  user: RuntimeUser | undefined
  /** Set when something could not be kept inside the clone. */
  notice: string | undefined
}

/** Decides where binaries and data go, and makes both reachable for the account that PostgreSQL runs as. */
export function preparePlace(stateFolder: string): ClusterPlace {
  const user = findRuntimeUser()
  const { folder, version } = findPostgres()
  const state = resolve(stateFolder)
  try {
    mkdirSync(state, { recursive: true })
    if (!user) return { binaries: folder, data: join(state, 'postgres'), user, notice: undefined }
    const closed = !canEnter(folder, user) || !canEnter(state, user)
    const binaries = closed ? copyBinaries(folder, version) : folder
    const data = closed ? join(SHARED_PLACE, `data-${toShortHash(state)}`) : join(state, 'postgres')
    mkdirSync(data, { recursive: true, mode: 0o700 })
    chownSync(data, user.uid, user.gid)
    const notice = closed
      ? `PostgreSQL runs as "${user.name}", which cannot enter this folder: its data is in ${data}`
      : undefined
    return { binaries, data, user, notice }
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(toErrorCode(error)))
      throw new Problem(
        `No permission to write to ${state}: make that folder writable, or name another one in MENAGERIE_VAR.`,
      )
    throw error
  }
}

function copyBinaries(folder: string, version: string): string {
  const target = join(SHARED_PLACE, `postgres-${version}`)
  if (existsSync(join(target, 'bin', 'postgres'))) return target
  const unfinished = `${target}.${process.pid}`
  mkdirSync(SHARED_PLACE, { recursive: true, mode: 0o755 })
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
  return target
}

function toShortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
