import type { FeedState } from '../../replica/feed-options.ts'
import type { Pages } from '../pages/pages.ts'
import type { GaugeOptions, Metrics } from './metrics.ts'

/** Adds the gauges that are measured with each request for the metrics. */
export function addGauges(metrics: Metrics, pages: Pick<Pages, 'cache'>, feed: () => FeedState | undefined): void {
  const add = (name: string, help: string, read: GaugeOptions['read'], joined?: GaugeOptions['joined']) =>
    metrics.addGauge({ name, help, read, ...(joined && { joined }) })
  add('cached_pages', 'Pages in the cache, last good ones included.', () => pages.cache.size)
  add('cached_bytes', 'Bytes of the page cache.', () => pages.cache.bytes)
  add('feed_connected', '1 while the stream of changes is open.', () => toNumber(feed()?.connected), 'min')
  add('feed_lag_seconds', 'How long the replica may be behind.', () => toSeconds(feed()?.lagMs), 'max')
  add('replica_entries', 'Published entries held.', () => feed()?.entries, 'max')
  add('replica_refused', 'Published bodies that could not be taken in.', () => feed()?.refused, 'max')
  add(
    'replica_held_back',
    'Entries that a full load would drop, which waits to be accepted.',
    () => {
      const state = feed()
      return state && (state.heldBack?.lost ?? 0)
    },
    'max',
  )
  add(
    'replica_damaged',
    '1 while the file of the replica is damaged.',
    () => {
      const state = feed()
      return state && Number(state.damage !== undefined)
    },
    'max',
  )
  add('replica_missing_files', 'Originals of pictures that have not arrived.', () => feed()?.missingFiles, 'max')
}

const toNumber = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag))
const toSeconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1_000)
