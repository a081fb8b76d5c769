import { parentPort, workerData } from 'node:worker_threads'
import { runOutbox } from '../run-outbox.ts'

/** The thread of the outbox on a disk that takes so long for each commit. */
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
