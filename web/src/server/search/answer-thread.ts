import type { MessagePort } from 'node:worker_threads'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { createUnderstandingReader } from '@menagerie/search/understanding/understanding-reader'
import { createUnderstandings } from '../../indexing/understandings.ts'
import { giveBackMemory } from '../../platform/give-back-memory.ts'
import { answerSearch } from './answer-search.ts'
import type { SiteIndex } from './index-list.ts'
import { reindexOnChange } from './reindex-on-change.ts'
import { openSearchTurns } from './search-in-turns.ts'
import { gatherSearchMetrics } from './search-metrics.ts'
import type { FromSearchThread, SearchThreadData, ToSearchThread } from './thread-messages.ts'

const METRICS_MS = 5_000

/** Answers searches from the newest published state, as long as the thread lives. `file` is this thread's own. */
export function answerSearches(port: MessagePort, data: SearchThreadData, file: URL): void {
  const send = (message: FromSearchThread) => port.postMessage(message)
  const engine = createSearchEngine()
  const understandings = createUnderstandings(engine, (name) => {
    const index = followed.indexes.find((one) => one.name === name)
    return index && { ...index, declared: followed.contents.declared(index.site) }
  })
  /** Derives what is known of an index again after the engine has its change. */
  const renew = async ({ name }: SiteIndex, change: Promise<void>) => {
    await change
    understandings.forget(name)
  }
  const followed = reindexOnChange({
    data,
    file,
    send,
    toTarget: (contents) => ({
      load: (index, { pack }) =>
        renew(index, engine.load(index.name, pack, contents.config(index.site, index.type).value)),
      change: (index, changes) => renew(index, engine.change(index.name, changes)),
      configure: (index, config) => renew(index, engine.configure(index.name, config)),
    }),
  })
  const beginTurns = openSearchTurns(engine)
  const beginCall = () =>
    createUnderstandingReader(beginTurns(), { understandingOf: understandings.find, hasExtensions: true })
  setInterval(async () => send({ type: 'metrics', metrics: await gatherSearchMetrics(engine, followed) }), METRICS_MS)
  giveBackMemory()
  port.on('message', (message: ToSearchThread) => {
    if (message.type === 'look') followed.look()
    else void answerSearch(beginCall, followed.wait, message).then(send)
  })
}
