import { Worker } from 'node:worker_threads'

/** Code as text, so that it runs alike from the sources and from a bundle. */
const CHECK = `
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require('node:sqlite')
let found
try {
  const db = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 })
  found = db.prepare('PRAGMA quick_check(1)').get().quick_check
  db.close()
} catch (error) {
  found = [11, 26].includes(error.errcode & 255) || error.errcode === 522 ? error.message : 'ok'
}
parentPort.postMessage(found)
`

/** Returns what is wrong with a replica file, if anything. Runs in a separate thread, as a large file takes seconds. */
export function checkWholeFile(file: string): Promise<string | undefined> {
  const worker = new Worker(CHECK, { eval: true, workerData: file })
  worker.unref()
  return new Promise((done) => {
    worker.once('message', (found: string) => done(found === 'ok' ? undefined : found))
    // A file that cannot be checked is not reported as damaged.
    worker.once('error', () => done(undefined)).once('exit', () => done(undefined))
  })
}
