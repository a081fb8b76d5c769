import type { SearchWriter } from '@menagerie/search/port/search-port'
import type { FollowedReplica } from './follow-replica.ts'
import type { SearchFigures } from './thread-messages.ts'

/** How much search holds, for `/metrics` and `/readyz`. */
export async function gatherSearchFigures(
  engine: Pick<SearchWriter, 'stats'>,
  { indexes, isReady }: Pick<FollowedReplica, 'indexes' | 'isReady'>,
): Promise<SearchFigures> {
  const figures: SearchFigures = { indexes: indexes.length, ready: 0, records: 0, bytes: 0 }
  for (const { name } of indexes.filter((index) => isReady(index.name))) {
    const { records, bytes } = await engine.stats(name)
    figures.ready += 1
    figures.records += records
    figures.bytes += bytes
  }
  return figures
}
