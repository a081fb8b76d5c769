import type { MessagePort } from 'node:worker_threads'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { answerSearch } from './answer-search.ts'
import { followReplica } from './follow-replica.ts'
import { gatherSearchFigures } from './search-figures.ts'
import type { FromSearchThread, SearchThreadData, ToSearchThread } from './thread-messages.ts'

const FIGURES_MS = 5_000

/** Answers searches from the newest published state, as long as the thread lives. `file` is this thread's own. */
export function answerSearches(port: MessagePort, data: SearchThreadData, file: URL): void {
  const tell = (message: FromSearchThread) => port.postMessage(message)
  const engine = createSearchEngine()
  const followed = followReplica({
    data,
    file,
    tell,
    toTarget: (contents) => ({
      load: ({ name, site, type }, { pack }) => engine.load(name, pack, contents.config(site, type).value),
      change: ({ name }, changes) => engine.change(name, changes),
      configure: ({ name }, config) => engine.configure(name, config),
    }),
  })
  setInterval(async () => tell({ say: 'figures', figures: await gatherSearchFigures(engine, followed) }), FIGURES_MS)
  port.on('message', (message: ToSearchThread) => {
    if (message.say === 'look') followed.look()
    else void answerSearch(engine, followed.wait, message).then(tell)
  })
}
