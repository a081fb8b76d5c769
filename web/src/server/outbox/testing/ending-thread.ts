import { existsSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { runOutbox } from '../run-outbox.ts'

/** Time in which the first thread takes forms. */
const LIFE_MS = 1_000

/** The outbox's thread; the first one of a folder fails after a while, as on a disk that can no longer be written. */
if (parentPort !== null) {
  const mark = `${workerData.file}-failed`
  runOutbox(parentPort, workerData)
  if (!existsSync(mark))
    setTimeout(() => {
      writeFileSync(mark, '')
      throw new Error('the thread has failed')
    }, LIFE_MS)
}
