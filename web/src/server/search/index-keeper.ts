import type { RecordChange } from '@menagerie/search/port/search-port'
import type { RecordIndexType, RecordSource } from '../../indexing/index-loaders.ts'
import type { IndexContents } from '../../indexing/load-index.ts'
import type { Dropped } from '../../replica/batch-log.ts'
import { TagIndex } from '../cache/tag-index.ts'
import type { IndexTags } from './index-file.ts'
import type { SiteIndex } from './index-list.ts'
import { CONFIG_PART, findSource, SOURCES_PART, toPart } from './index-parts.ts'
import type { IndexTarget, TakenIndex } from './index-target.ts'

/** With so many changed parts an index is rebuilt, while searches use the old one, instead of changed piece by piece. */
const REBUILD_FROM = 200

type KeptIndex = {
  index: SiteIndex
  tags: TagIndex<string>
  /** Keys of the records that it may hold, by part. */
  sources: Map<string, RecordSource>
  /** Whether it is known what its parts read: from then on changes are applied, after the index was loaded. */
  isTaken: boolean
  isReady: boolean
  /** Chains the changes, so that they reach the target one after the other. */
  queue: Promise<void>
}

type KeeperOptions = {
  indexes: readonly SiteIndex[]
  contents: IndexContents
  target: IndexTarget
  /** Asks for an index to be built; `take` is called with it some time later. */
  build: (index: SiteIndex) => void
  onFault: (index: string, error: unknown) => void
}

/** Keeps the indexes in step with the replica: a publish changes only the parts that read what changed. */
export function createIndexKeeper({ indexes, contents, target, build, onFault }: KeeperOptions) {
  const kept = new Map<string, KeptIndex>(indexes.map((index) => [index.name, toKept(index)]))

  function enqueue(one: KeptIndex, work: () => Promise<void>): void {
    one.queue = one.queue.then(work).catch((error: unknown) => {
      onFault(one.index.name, error)
      rebuild(one)
    })
  }

  const rebuild = (one: KeptIndex) => build(one.index)

  /** Changes the parts of an index. Suggestions are rebuilt, as they are made from all products at once. */
  function refresh(one: KeptIndex, parts: readonly string[]): void {
    const { type, site } = one.index
    if (parts.length === 0) return
    if (type === 'query_suggestions' || parts.length >= REBUILD_FROM) {
      rebuild(one)
      return
    }
    const changes = new Map<string, RecordChange>()
    if (parts.includes(SOURCES_PART)) for (const [key, change] of renewSources(one, type)) changes.set(key, change)
    for (const part of parts) {
      const source = one.sources.get(part)
      if (source !== undefined && !changes.has(source.key)) changes.set(source.key, renewRecord(one, part, source))
    }
    if (changes.size >= REBUILD_FROM) {
      rebuild(one)
      return
    }
    if (changes.size > 0) enqueue(one, () => target.change(one.index, [...changes.values()]))
    if (!parts.includes(CONFIG_PART)) return
    const config = contents.config(site, type)
    one.tags.set(CONFIG_PART, config.tags)
    enqueue(one, () => target.configure(one.index, config.value))
  }

  function renewSources(one: KeptIndex, type: RecordIndexType): [string, RecordChange][] {
    const { value: sources, tags } = contents.sources(one.index.site, type)
    one.tags.set(SOURCES_PART, tags)
    const now = new Map(sources.map((source) => [toPart(source), source]))
    const gone = [...one.sources].filter(([part]) => !now.has(part))
    const added = [...now].filter(([part]) => !one.sources.has(part))
    one.sources = now
    for (const [part] of gone) one.tags.remove(part)
    return [
      ...gone.map(([, { key }]): [string, RecordChange] => [key, { remove: key }]),
      ...added.map(([part, source]): [string, RecordChange] => [source.key, renewRecord(one, part, source)]),
    ]
  }

  function renewRecord(one: KeptIndex, part: string, source: RecordSource): RecordChange {
    const { value, tags } = contents.record(one.index.site, source)
    one.tags.set(part, tags)
    return value === undefined ? { remove: source.key } : { put: value }
  }

  return {
    /** Applies what has changed in the replica. */
    drop(dropped: Dropped): void {
      for (const one of kept.values()) {
        if (dropped === 'all') rebuild(one)
        else if (one.isTaken) refresh(one, one.tags.take(dropped))
      }
    },
    /** Takes over an index as it was at its batch, and what has changed since then. */
    take(built: TakenIndex, changed: Dropped | undefined): Promise<void> {
      const one = kept.get(built.name)
      if (one === undefined) return Promise.resolve()
      setTags(one, built.tags)
      enqueue(one, async () => {
        await target.load(one.index, built)
        one.isReady = true
      })
      if (changed === 'all') rebuild(one)
      else if (changed !== undefined) refresh(one, one.tags.take(changed))
      return one.queue
    },
    isReady: (name: string) => kept.get(name)?.isReady === true,
  }
}

function toKept(index: SiteIndex): KeptIndex {
  return {
    index,
    tags: new TagIndex<string>(),
    sources: new Map(),
    isTaken: false,
    isReady: false,
    queue: Promise.resolve(),
  }
}

function setTags(one: KeptIndex, tags: IndexTags): void {
  one.tags.takeAll()
  one.isTaken = true
  for (const [part, read] of tags) one.tags.set(part, read)
  const sources = tags.flatMap(([part]) => {
    const source = findSource(part)
    return source === undefined ? [] : [[part, source] as const]
  })
  one.sources = new Map(sources)
}
