import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { createAddressing } from '@menagerie/sites/addressing'
import { createIndexContents, type UnusableListener } from '../../indexing/load-index.ts'
import { bindReader } from '../../replica/bound-reader.ts'
import { openReadingReplica, type ReadingReplica } from '../../replica/reading-replica.ts'
import { packIndex, readIndex } from './build-index.ts'
import { codeMark } from './code-mark.ts'
import { type BuiltIndex, writeIndexFile } from './index-file.ts'
import { toSiteIndexes } from './index-list.ts'
import { packRecords } from './pack-records.ts'
import type { BuildData, SearchThreadData, UnsavedIndex } from './thread-messages.ts'

type ContentsOptions = Pick<SearchThreadData, 'addressing'> & { onUnusable?: UnusableListener }

export function toContents(replica: ReadingReplica, { addressing, onUnusable }: ContentsOptions) {
  return createIndexContents({
    ...(onUnusable && { onUnusable }),
    reader: (site, readLog) => bindReader(() => replica.reads(), site, readLog),
    addressing: createAddressing(addressing),
  })
}

type BuildEvents = {
  onBuilt: (name: string, unsaved?: UnsavedIndex) => Promise<void>
  onFault: (name: string, error: unknown) => void
}

/** Builds indexes from the newest state of the replica, one file each. A failure concerns only its own index. */
export async function buildIndexes(data: BuildData, { onBuilt, onFault }: BuildEvents): Promise<void> {
  const replica = openReadingReplica(data.replicaDir)
  replica.moveForward()
  const contents = toContents(replica, data)
  const wanted = new Set(data.names)
  const engine = createSearchEngine()
  const { epoch = '' } = replica.state() ?? {}
  for (const index of toSiteIndexes(data).filter(({ name }) => wanted.has(name))) {
    try {
      const whole = await readIndex(contents, index, engine)
      const pack = data.builds === 'index' ? await packIndex(engine, index.name, whole) : packRecords(whole.records)
      const built = { name: index.name, epoch, batch: replica.batch(), tags: whole.tags, pack }
      await onBuilt(index.name, save(data, built))
    } catch (error) {
      onFault(index.name, error)
    }
  }
  replica.close()
}

/** A full or read-only disk makes the next start build again, but this one has its searches. */
function save({ indexDir, builds }: BuildData, built: BuiltIndex): UnsavedIndex | undefined {
  try {
    writeIndexFile(indexDir, codeMark(), built, builds)
    return undefined
  } catch (error) {
    return { built, problem: error instanceof Error ? error.message : String(error) }
  }
}
