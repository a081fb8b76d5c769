import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export type HashJob = {
  message: Uint8Array
  nonce: Uint8Array
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}
export type DerivedHash = { hash: Uint8Array } | { error: string }

/** Lower priority than threads that answer visitors, higher than cleaning tasks. */
const POLITE = 5

// On Linux a priority belongs to the thread; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(POLITE)

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(derive(job)))

function derive(job: HashJob): DerivedHash {
  try {
    return { hash: argon2Sync('argon2id', job) }
  } catch (error) {
    return { error: String(error) }
  }
}
