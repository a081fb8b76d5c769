import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { runOutbox } from './run-outbox.ts'

/** Behind the thread that answers pages, where both share a core. */
const POLITE = 5

/** Entry of the thread that writes the outbox and delivers it: a slow disk never holds up a page. */
if (parentPort === null) throw new Error('Only a thread of the site runs this.')
// On Linux a priority is a thread's own; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(POLITE)
runOutbox(parentPort, workerData)
