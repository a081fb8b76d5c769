import type { Env } from '../../platform/env.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { SharedReplica } from '../../replica/shared-replica.ts'
import type { FeedFollower } from '../feed/follow-feed.ts'
import type { Pages } from '../pages/pages.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { addGauges } from './add-gauges.ts'
import { addDiskGauge, addOutboxGauges } from './add-outbox-gauges.ts'
import { addSearchGauges } from './add-search-gauges.ts'
import type { Metrics } from './metrics.ts'
import { type Readiness, toReadiness } from './readiness.ts'
import { readDisks } from './watch-disks.ts'

type WatchedParts = {
  env: Pick<Env, 'REPLICA_DIR' | 'OUTBOX_DIR' | 'IMAGE_CACHE_DIR' | 'SEARCH_CACHE_DIR'>
  replica: Pick<SharedReplica, 'state'>
  pages: Pick<Pages, 'cache'>
  follower: Pick<FeedFollower, 'feed'>
  search: Pick<SiteSearch, 'metrics' | 'trouble'>
  outbox: Pick<Outbox, 'state'>
}

/** Watches the state of the process: values for `/metrics`, and the content of `/readyz`. */
export function watchSite({ env, replica, pages, follower, search, outbox }: WatchedParts, metrics: Metrics) {
  const disks = () => readDisks([env.REPLICA_DIR, env.OUTBOX_DIR, env.IMAGE_CACHE_DIR, env.SEARCH_CACHE_DIR])
  addGauges(metrics, pages, follower.feed)
  addSearchGauges(metrics, search)
  addOutboxGauges(metrics, outbox.state)
  addDiskGauge(metrics, disks)
  metrics.addProcessMetrics()
  return (isStopping: boolean): Readiness =>
    toReadiness({
      replica: replica.state(),
      feed: follower.feed(),
      search: search.metrics(),
      searchTrouble: search.trouble?.(),
      outbox: outbox.state(),
      disks: disks(),
      isStopping,
      now: Date.now(),
    })
}
