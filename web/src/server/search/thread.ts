import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { answerSearches } from './answer-thread.ts'
import { buildIndexes } from './build-indexes.ts'
import { pushIndexes } from './push-thread.ts'
import type { BuildData, FromBuild, ThreadData } from './thread-messages.ts'

/** Entry of all search work: the threads that answer and that feed a service, and the process that builds for them. */
const file = new URL(import.meta.url)

function work({ work, data }: ThreadData): void {
  if (parentPort === null) throw new Error('Only a thread of the site runs this.')
  if (work === 'answer') answerSearches(parentPort, data, file)
  else pushIndexes(parentPort, data, file)
}

/** Builds indexes; the process ends with its parent. */
function build(): void {
  const end = () => process.exit()
  process.once('disconnect', end)
  process.once('message', async (data: BuildData) => {
    await buildIndexes(data, {
      onBuilt: (name, unsaved) => tell({ type: 'built', name, ...(unsaved && { unsaved }) }),
      onFault: (name, error) => process.send?.({ type: 'failed', name, reason: String(error) } satisfies FromBuild),
    })
    process.off('disconnect', end)
    process.disconnect?.()
  })
}

/** Resolves when the message is sent: an index that could not be saved is large. */
function tell(message: FromBuild): Promise<void> {
  return new Promise((done) => {
    if (process.send === undefined) done()
    else process.send(message, () => done())
  })
}

if (isMainThread) build()
else work(workerData)
