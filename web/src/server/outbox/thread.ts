import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { runOutbox } from './run-outbox.ts'

/** Lower priority than the thread that answers pages, where both share a core. */
const POLITE = 5

/** Entry of the thread that writes the outbox and delivers it, so that a slow disk delays no page. */
if (parentPort === null) throw new Error('Only a thread of the site runs this.')
// On Linux the priority is per thread; elsewhere it would change that of the whole process.
if (process.platform === 'linux') setPriority(POLITE)
runOutbox(parentPort, workerData)
