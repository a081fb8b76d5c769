import type { MessagePort } from 'node:worker_threads'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { answerSearch } from './answer-search.ts'
import { reindexOnChange } from './reindex-on-change.ts'
import { gatherSearchMetrics } from './search-metrics.ts'
import type { FromSearchThread, SearchThreadData, ToSearchThread } from './thread-messages.ts'

const METRICS_MS = 5_000

/** Answers searches from the newest published state, as long as the thread lives. `file` is this thread's own. */
export function answerSearches(port: MessagePort, data: SearchThreadData, file: URL): void {
  const send = (message: FromSearchThread) => port.postMessage(message)
  const engine = createSearchEngine()
  const followed = reindexOnChange({
    data,
    file,
    send,
    toTarget: (contents) => ({
      load: ({ name, site, type }, { pack }) => engine.load(name, pack, contents.config(site, type).value),
      change: ({ name }, changes) => engine.change(name, changes),
      configure: ({ name }, config) => engine.configure(name, config),
    }),
  })
  setInterval(async () => send({ type: 'metrics', metrics: await gatherSearchMetrics(engine, followed) }), METRICS_MS)
  port.on('message', (message: ToSearchThread) => {
    if (message.type === 'look') followed.look()
    else void answerSearch(engine, followed.wait, message).then(send)
  })
}
