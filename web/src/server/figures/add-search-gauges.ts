import type { SiteSearch } from '../search/site-search.ts'
import type { Metrics } from './metrics.ts'

/** Of the search that this process answers itself. */
export function addSearchGauges(metrics: Metrics, { figures }: Pick<SiteSearch, 'figures'>): void {
  const add = (name: string, help: string, read: () => number | undefined) => metrics.addGauge({ name, help, read })
  add('search_indexes', 'Search indexes there should be.', () => figures()?.indexes)
  add('search_indexes_ready', 'Search indexes that answer.', () => figures()?.ready)
  add('search_records', 'Records in search indexes.', () => figures()?.records)
  add('search_bytes', 'Bytes of search indexes.', () => figures()?.bytes)
}
