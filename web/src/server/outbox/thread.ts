import { parentPort, workerData } from 'node:worker_threads'
import { runOutbox } from './run-outbox.ts'

/** Entry of the thread that writes the outbox and delivers it: a slow disk never holds up a page. */
if (parentPort === null) throw new Error('Only a thread of the site runs this.')
runOutbox(parentPort, workerData)
