import { Worker } from 'node:worker_threads'
import { CHECKED_ENTRIES } from './entry-checksum.ts'

/** Text, so that it runs alike from the sources and from what is built. */
const CHECK = `
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require('node:sqlite')
const { crc32 } = require('node:zlib')
let found
try {
  const db = new DatabaseSync(workerData.file, { readOnly: true, timeout: 5000 })
  found = db.prepare('PRAGMA quick_check(1)').get().quick_check
  // Row by row: a large company's texts are gigabytes.
  if (found === 'ok')
    for (const { name, text, crc } of db.prepare(workerData.entries).iterate())
      if (crc32(text) !== crc) {
        found = 'the text of ' + name + ' is not what was published'
        break
      }
  db.close()
} catch (error) {
  found = [11, 26].includes(error.errcode & 255) || error.errcode === 522 ? error.message : 'ok'
}
parentPort.postMessage(found)
`

/** Returns what is wrong with a replica file, if anything: its pages, or a text that the disk has changed. Runs in a separate thread, because a large file takes seconds. */
export function checkWholeFile(file: string): Promise<string | undefined> {
  const worker = new Worker(CHECK, { eval: true, workerData: { file, entries: CHECKED_ENTRIES } })
  worker.unref()
  return new Promise((done) => {
    worker.once('message', (found: string) => done(found === 'ok' ? undefined : found))
    // What cannot be checked is not known to be damaged.
    worker.once('error', () => done(undefined)).once('exit', () => done(undefined))
  })
}
