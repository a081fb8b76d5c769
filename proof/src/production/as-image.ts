import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The user that `deploy/Dockerfile` creates. */
const USER = 10_001
const UNSHARE = '/usr/bin/unshare'
const SETPRIV = '/usr/bin/setpriv'
const AS_USER = ['--reuid', String(USER), '--regid', String(USER), '--clear-groups', '--no-new-privs']
/** Mounts the folder over itself, read-only, for this process and its children. `exec` replaces the shell by the command. */
const SCRIPT = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec ${SETPRIV} ${AS_USER.join(' ')} "$@"`

let isPossible: boolean | undefined

/** Returns whether commands can run as in the image: only root may mount and change the user, and that user must reach Node and the folder. */
export function canRunAsImage(build: string): boolean {
  isPossible ??=
    process.getuid?.() === 0 &&
    [UNSHARE, SETPRIV].every((path) => existsSync(path)) &&
    spawnSync(SETPRIV, [...AS_USER, process.execPath, '-e', `require('fs').readdirSync(${JSON.stringify(build)})`])
      .status === 0 &&
    spawnSync(UNSHARE, ['-m', 'true']).status === 0
  return isPossible
}

/** Runs `node start.ts …` as a container of the image does: as a user without rights, with code that no process can change. */
export function toImageCommand(build: string, args: readonly string[]): string[] {
  const command = [process.execPath, 'start.ts', ...args]
  return canRunAsImage(build) ? [UNSHARE, '-m', '/bin/sh', '-c', SCRIPT, build, ...command] : command
}

/** Creates the folders that the image's user has on volumes. */
export function makeImageFolders(build: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    if (canRunAsImage(build)) chownSync(path, USER, USER)
  }
}
