import { statfsSync } from 'node:fs'
import type { Health } from './health.ts'

const MB = 2 ** 20
/** Less than this and an operator should look: as the sites have it. */
const LOW_MB = 512

/** What is left on the disk of a folder; nothing is told of one that is not there. */
export function readDiskHealth(folder: string, lowMb = LOW_MB): Health {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const freeMb = Math.floor((bavail * bsize) / MB)
    return {
      degraded: freeMb < lowMb ? [`disk: ${freeMb} MB are left for ${folder}`] : [],
      gauges: { disk_free_bytes: bavail * bsize },
    }
  } catch {
    return { degraded: [], gauges: {} }
  }
}

/** The same of several folders: the figure is that of the fullest disk. */
export function readDisksHealth(folders: readonly string[], lowMb = LOW_MB): Health {
  const parts = [...new Set(folders)].map((folder) => readDiskHealth(folder, lowMb))
  const free = parts.flatMap(({ gauges }) => gauges.disk_free_bytes ?? [])
  return {
    degraded: parts.flatMap(({ degraded }) => degraded),
    gauges: free.length === 0 ? {} : { disk_free_bytes: Math.min(...free) },
  }
}

/** Several parts of a process as one. */
export const joinHealth = (parts: readonly Health[]): Health => ({
  degraded: parts.flatMap(({ degraded }) => degraded),
  gauges: Object.assign({}, ...parts.map(({ gauges }) => gauges)),
})
