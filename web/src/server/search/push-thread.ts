import type { MessagePort } from 'node:worker_threads'
import { createAlgoliaPort } from '@menagerie/search/adapters/algolia'
import type { SearchPort } from '@menagerie/search/port/search-port'
import { codeMark } from './code-mark.ts'
import { writeIndexFile } from './index-file.ts'
import { unpackRecords } from './pack-records.ts'
import { reindexOnChange } from './reindex-on-change.ts'
import type { FromSearchThread, PushThreadData, ToSearchThread } from './thread-messages.ts'

/** Keeps the indexes of a search service in step with what is published, as long as the thread lives. */
export function pushIndexes(port: MessagePort, data: PushThreadData, file: URL): void {
  const send = (message: FromSearchThread) => port.postMessage(message)
  const service: SearchPort = createAlgoliaPort(data.service)
  const followed = reindexOnChange({
    data,
    file,
    send,
    toTarget: (contents) => ({
      /** An index from a file was pushed before the file was written; later changes are pushed again, which is harmless. */
      async load({ name, site, type }, built) {
        if (built.isFile) return
        await service.replaceAll(name, unpackRecords(built.pack), contents.config(site, type).value)
        try {
          writeIndexFile(data.indexDir, codeMark(), { ...built, pack: new Uint8Array() }, 'pushed')
        } catch (error) {
          const fields = { index: name, problem: String(error) }
          send({ type: 'notice', level: 'warn', text: 'It cannot be kept that an index was pushed', fields })
        }
      },
      change: ({ name }, changes) => service.change(name, changes),
      configure: ({ name }, config) => service.configure(name, config),
    }),
  })
  port.on('message', (message: ToSearchThread) => {
    if (message.type === 'look') followed.look()
  })
}
