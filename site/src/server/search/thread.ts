import { parentPort, workerData } from 'node:worker_threads'
import { answerSearches } from './answer-thread.ts'
import { buildIndexes } from './build-indexes.ts'
import { pushIndexes } from './push-thread.ts'
import type { ThreadData } from './thread-messages.ts'

/** Entry of all threads of search: what answers, what feeds a service, and those that build for them. */
const port = parentPort
if (port === null) throw new Error('This file runs as a thread of the site.')
const file = new URL(import.meta.url)
const { work, data }: ThreadData = workerData
if (work === 'answer') answerSearches(port, data, file)
else if (work === 'push') pushIndexes(port, data, file)
else await buildIndexes(data, (built) => port.postMessage(built, [built.pack.buffer]))
