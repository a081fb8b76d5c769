import type { IndexContents } from '../../indexing/load-index.ts'
import type { LogFields } from '../../platform/log.ts'
import { openReadingReplica } from '../../replica/reading-replica.ts'
import { addDaysOver, watchDays } from '../feed/watch-days.ts'
import { toContents } from './build-indexes.ts'
import { createBuildQueue } from './build-queue.ts'
import { codeMark } from './code-mark.ts'
import { type BuiltIndex, type IndexFileKind, readIndexFile } from './index-file.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { type SiteIndex, toSiteIndexes } from './index-list.ts'
import type { ToTarget } from './index-target.ts'
import { createReadyGate } from './ready-gate.ts'
import type { FromSearchThread, SearchThreadData, UnsavedIndex } from './thread-messages.ts'
import { createUnusableRows } from './unusable-rows.ts'

/** Interval of looks at the replica: the delay of a batch whose message was lost. */
const LOOK_MS = 100

type ReindexOptions = {
  data: SearchThreadData
  /** The code of this thread, which builds run, too. */
  file: URL
  send: (message: FromSearchThread) => void
  toTarget: ToTarget
}

export type IndexedReplica = {
  indexes: readonly SiteIndex[]
  contents: IndexContents
  isReady: (name: string) => boolean
  /** Rows of editors that are left out, since no index can be built with them. */
  countUnusable: () => number
  /** Why indexes cannot be kept on disk. */
  unsaved: () => string | undefined
  /** Resolves when the indexes are ready. */
  wait: (names: readonly string[]) => Promise<void>
  look: () => void
}

/** Keeps all indexes of the site in step with its replica, beginning with the files of the last run, as long as the thread lives. */
export function reindexOnChange({ data, file, send, toTarget }: ReindexOptions): IndexedReplica {
  const indexes = toSiteIndexes(data)
  const replica = openReadingReplica(data.replicaDir)
  const say = (level: 'warn' | 'error', text: string, fields: LogFields) =>
    send({ type: 'notice', level, text, fields })
  const unusable = createUnusableRows((site, reason) =>
    say('warn', 'A row of search words is left out', { site, reason }),
  )
  const contents = toContents(replica, { ...data, onUnusable: unusable.note })
  const complain = (error: unknown, index?: string) =>
    say('error', 'A search index could not be made', { index, error: String(error) })
  const builds = createBuildQueue({ file, data, onBuilt: takeBuilt, onFault: complain })
  const keeper = createIndexKeeper({
    indexes,
    contents,
    target: toTarget(contents),
    build: ({ name }) => builds.add(name),
    onFault: (index, error) => complain(error, index),
  })
  let problem: string | undefined
  const gate = createReadyGate(keeper.isReady, new Set(indexes.map(({ name }) => name)))

  function take(built: BuiltIndex, isFile: boolean): void {
    const { name, batch, tags } = built
    const changed = addDaysOver(replica.changesSince(batch), tags, Date.now())
    void keeper.take({ ...built, isFile }, changed).then(() => gate.open(name))
  }

  /** Loads the index files. Before anything is published there is nothing to build: the first batch then drops all. */
  function loadFiles(): void {
    if (replica.state() === undefined) return
    for (const { name } of indexes) {
      const built = read(name, data.builds === 'index' ? 'index' : 'pushed')
      if (built === undefined) builds.add(name)
      else take(built, true)
    }
  }

  function takeBuilt(name: string, unsaved?: UnsavedIndex): void {
    if (unsaved !== undefined && unsaved.problem !== problem) {
      say('error', 'Search indexes cannot be kept in SEARCH_CACHE_DIR, searches go on from memory', {
        dir: data.indexDir,
        problem: unsaved.problem,
      })
    }
    problem = unsaved?.problem
    const built = unsaved === undefined ? read(name, data.builds) : alignPack(unsaved.built)
    if (built === undefined) builds.add(name)
    else take(built, false)
  }

  function read(name: string, kind: IndexFileKind): BuiltIndex | undefined {
    const { epoch = '' } = replica.state() ?? {}
    const warn = (problem: string) =>
      say('warn', 'The file of a search index could not be used, it is made anew', { index: name, problem })
    return readIndexFile(data.indexDir, { code: codeMark(), epoch }, name, warn, kind)
  }

  function look(): void {
    try {
      const dropped = replica.moveForward()
      if (dropped !== undefined) keeper.drop(dropped)
    } catch (error) {
      complain(error)
    }
  }

  replica.moveForward()
  loadFiles()
  setInterval(look, LOOK_MS)
  watchDays({ clock: Date.now, drop: keeper.drop })
  return {
    indexes,
    contents,
    isReady: keeper.isReady,
    countUnusable: unusable.count,
    unsaved: () => problem,
    wait: gate.pass,
    look,
  }
}

/** Copies the pack, so that it is aligned for typed arrays. */
function alignPack(built: BuiltIndex): BuiltIndex {
  return { ...built, pack: new Uint8Array(built.pack) }
}
