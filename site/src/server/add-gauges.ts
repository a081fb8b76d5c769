import type { FeedState } from '../replica/feed-options.ts'
import type { Metrics } from './metrics.ts'
import type { Pages } from './pages.ts'

/** What is measured when somebody asks. */
export function addGauges(metrics: Metrics, pages: Pick<Pages, 'cache'>, feed: () => FeedState | undefined): void {
  const add = (name: string, help: string, read: () => number | undefined) => metrics.addGauge({ name, help, read })
  add('cached_pages', 'Pages in the cache, last good ones included.', () => pages.cache.size)
  add('cached_bytes', 'Bytes of the page cache.', () => pages.cache.bytes)
  add('feed_connected', '1 while the stream of changes is open.', () => toNumber(feed()?.connected))
  add('feed_lag_seconds', 'How long the replica may be behind.', () => toSeconds(feed()?.lagMs))
  add('replica_entries', 'Published entries held.', () => feed()?.entries)
  add('replica_refused', 'Published bodies that could not be taken in.', () => feed()?.refused)
  add('replica_missing_files', 'Originals of pictures that have not arrived.', () => feed()?.missingFiles)
  add('resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  add('uptime_seconds', 'Seconds since the start.', () => Math.round(process.uptime()))
}

const toNumber = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag))
const toSeconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1_000)
