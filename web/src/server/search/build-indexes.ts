import { createAddressing } from '@menagerie/brands/addressing'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { createIndexContents } from '../../indexing/load-index.ts'
import { bindReader } from '../../replica/bound-reader.ts'
import { openReadingReplica, type ReadingReplica } from '../../replica/reading-replica.ts'
import { packIndex, readIndex } from './build-index.ts'
import { codeMark } from './code-mark.ts'
import { writeIndexFile } from './index-file.ts'
import { toSiteIndexes } from './index-list.ts'
import { packRecords } from './pack-records.ts'
import type { BuildData, SearchThreadData } from './thread-messages.ts'

export function toContents(replica: ReadingReplica, { addressing }: Pick<SearchThreadData, 'addressing'>) {
  return createIndexContents({
    reader: (site, readLog) => bindReader(() => replica.reads(), site, readLog),
    addressing: createAddressing(addressing),
  })
}

/** Builds indexes from the newest state of the replica, a file each. */
export async function buildIndexes(data: BuildData, onBuilt: (name: string) => void): Promise<void> {
  const replica = openReadingReplica(data.replicaDir)
  replica.moveForward()
  const contents = toContents(replica, data)
  const wanted = new Set(data.names)
  const engine = createSearchEngine()
  const { epoch = '' } = replica.state() ?? {}
  for (const index of toSiteIndexes(data.naming).filter(({ name }) => wanted.has(name))) {
    const whole = await readIndex(contents, index, engine)
    const pack = data.builds === 'index' ? await packIndex(engine, index.name, whole) : packRecords(whole.records)
    const built = { name: index.name, epoch, batch: replica.batch(), tags: whole.tags, pack }
    writeIndexFile(data.indexDir, codeMark(), built, data.builds)
    onBuilt(index.name)
  }
  replica.close()
}
