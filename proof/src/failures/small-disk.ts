import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { atEnd } from '../endings.ts'

const SIZE_MB = 64
const run = promisify(execFile)

export type SmallDisk = { mount: () => Promise<void>; unmount: () => Promise<void> }

/** Makes a disk of 64 MB that can be mounted over a folder, where the machine allows that: on Linux as root. */
export function createSmallDisk(folder: string): SmallDisk {
  let isMounted = false
  const unmount = async () => {
    if (!isMounted) return
    // Lazy, because a process may have a file of it open.
    await run('umount', ['--lazy', folder])
    isMounted = false
  }
  atEnd(unmount)
  return {
    async mount() {
      mkdirSync(folder, { recursive: true })
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder])
      isMounted = true
    },
    unmount,
  }
}
