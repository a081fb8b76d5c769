import { statfsSync } from 'node:fs'

const MB = 2 ** 20
/** With less free space an operator should look: a publish, a few hundred pictures and the outbox take as much. */
const LOW_MB = 512

export type Disk = { folder: string; freeMb: number }

/** Returns the free space on the disk of each folder; a folder that does not exist yet is left out. */
export function readDisks(folders: readonly string[]): Disk[] {
  return folders.flatMap((folder) => {
    try {
      const { bavail, bsize } = statfsSync(folder)
      return [{ folder, freeMb: Math.floor((bavail * bsize) / MB) }]
    } catch {
      return []
    }
  })
}

export const toDiskFaults = (disks: readonly Disk[]): string[] =>
  disks.filter(({ freeMb }) => freeMb < LOW_MB).map(({ folder, freeMb }) => `disk: ${freeMb} MB are left for ${folder}`)
