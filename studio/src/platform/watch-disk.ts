import { statfsSync } from 'node:fs'
import type { Health } from './health.ts'

const MB = 2 ** 20
/** Below this, operators are warned; the same value as for the sites. */
const LOW_MB = 512

/** Free space on the disk of a folder; empty if the folder does not exist. */
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

/** Free space for several folders; the metric is that of the fullest disk. */
export function readDisksHealth(folders: readonly string[], lowMb = LOW_MB): Health {
  const parts = [...new Set(folders)].map((folder) => readDiskHealth(folder, lowMb))
  const free = parts.flatMap(({ gauges }) => gauges.disk_free_bytes ?? [])
  return {
    degraded: parts.flatMap(({ degraded }) => degraded),
    gauges: free.length === 0 ? {} : { disk_free_bytes: Math.min(...free) },
  }
}

/** Merges the health of several parts of a process. */
export const joinHealth = (parts: readonly Health[]): Health => ({
  degraded: parts.flatMap(({ degraded }) => degraded),
  gauges: Object.assign({}, ...parts.map(({ gauges }) => gauges)),
})
