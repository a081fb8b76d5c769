import type { SearchWriter } from '@menagerie/search/port/search-port'
import type { IndexedReplica } from './reindex-on-change.ts'
import type { SearchThreadMetrics } from './thread-messages.ts'

/** Gathers how much search holds, for `/metrics` and `/readyz`. */
export async function gatherSearchMetrics(
  engine: Pick<SearchWriter, 'stats'>,
  {
    indexes,
    isReady,
    countUnusable,
    unsaved,
  }: Pick<IndexedReplica, 'indexes' | 'isReady' | 'countUnusable' | 'unsaved'>,
): Promise<SearchThreadMetrics> {
  const values: SearchThreadMetrics = {
    indexes: indexes.length,
    ready: 0,
    records: 0,
    bytes: 0,
    unusableRows: countUnusable(),
    unsaved: unsaved(),
  }
  for (const { name } of indexes.filter((index) => isReady(index.name))) {
    const { records, bytes } = await engine.stats(name)
    values.ready += 1
    values.records += records
    values.bytes += bytes
  }
  return values
}
