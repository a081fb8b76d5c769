import { parentPort, workerData } from 'node:worker_threads'
import { runOutbox } from '../run-outbox.ts'

/** The outbox's thread with this delay for each commit, as on a slow disk. */
const COMMIT_MS = 1_500

if (parentPort !== null)
  runOutbox(parentPort, workerData, (opened) => {
    const never = new Int32Array(new SharedArrayBuffer(4))
    return {
      ...opened,
      accept(rows) {
        Atomics.wait(never, 0, 0, COMMIT_MS)
        return opened.accept(rows)
      },
    }
  })
