import type { SiteSearch } from '../search/site-search.ts'
import type { Metrics } from './metrics.ts'

/** Adds gauges of the search that runs in this process. */
export function addSearchGauges(
  metrics: Metrics,
  { metrics: read, trouble }: Pick<SiteSearch, 'metrics' | 'trouble'>,
): void {
  const add = (name: string, help: string, read: () => number | undefined) => metrics.addGauge({ name, help, read })
  add('search_indexes', 'Search indexes there should be.', () => read()?.indexes)
  add('search_indexes_ready', 'Search indexes that answer.', () => read()?.ready)
  add('search_records', 'Records in search indexes.', () => read()?.records)
  add('search_unusable_rows', 'Synonyms and rules of editors that search does without.', () => read()?.unusableRows)
  add('search_unsaved', '1 while indexes cannot be kept on disk.', () => {
    const held = read()
    return held && Number(held.unsaved !== undefined)
  })
  add('search_service_down', '1 while the service that searches for this site does not answer.', () =>
    trouble === undefined ? undefined : Number(trouble() !== undefined),
  )
  add('search_bytes', 'Bytes of search indexes.', () => read()?.bytes)
}
