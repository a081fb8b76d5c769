import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** As `deploy/Dockerfile` makes it. */
const USER = 10_001
const UNSHARE = '/usr/bin/unshare'
const SETPRIV = '/usr/bin/setpriv'
const AS_USER = ['--reuid', String(USER), '--regid', String(USER), '--clear-groups', '--no-new-privs']
/** The folder is mounted over itself, read only, for this process and those that it starts. Each command takes the place of the one before. */
const SCRIPT = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec ${SETPRIV} ${AS_USER.join(' ')} "$@"`

let isPossible: boolean | undefined

/** Only root may mount and become another user; and that user has to reach Node and the folder. */
export function canRunAsImage(build: string): boolean {
  isPossible ??=
    process.getuid?.() === 0 &&
    [UNSHARE, SETPRIV].every((path) => existsSync(path)) &&
    spawnSync(SETPRIV, [...AS_USER, process.execPath, '-e', `require('fs').readdirSync(${JSON.stringify(build)})`])
      .status === 0 &&
    spawnSync(UNSHARE, ['-m', 'true']).status === 0
  return isPossible
}

/** `node start.ts …` as a container of the image runs it: a user without rights, and code that no process can change. */
export function toImageCommand(build: string, args: readonly string[]): string[] {
  const command = [process.execPath, 'start.ts', ...args]
  return canRunAsImage(build) ? [UNSHARE, '-m', '/bin/sh', '-c', SCRIPT, build, ...command] : command
}

/** Folders that the image has for its user, on volumes. */
export function makeImageFolders(build: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    if (canRunAsImage(build)) chownSync(path, USER, USER)
  }
}
