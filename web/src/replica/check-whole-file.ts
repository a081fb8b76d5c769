import { Worker } from 'node:worker_threads'

/** Text, so that it runs alike from the sources and from what is built. */
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

/** What is wrong with a replica file, if anything. In a thread of its own: a large file takes seconds. */
export function checkWholeFile(file: string): Promise<string | undefined> {
  const worker = new Worker(CHECK, { eval: true, workerData: file })
  worker.unref()
  return new Promise((done) => {
    worker.once('message', (found: string) => done(found === 'ok' ? undefined : found))
    // What cannot be checked is not known to be damaged.
    worker.once('error', () => done(undefined)).once('exit', () => done(undefined))
  })
}
