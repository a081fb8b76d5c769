import { statfsSync } from 'node:fs'

const MB = 2 ** 20
/** Less than this and an operator should look: what a publish, a few hundred pictures and the outbox take. */
const LOW_MB = 512

export type Disk = { folder: string; freeMb: number }

/** What is left on the disk of each folder; one that is not there yet is left out. */
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
