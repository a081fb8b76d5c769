import type { OutboxState } from '../../platform/outbox.ts'
import type { FeedState } from '../../replica/feed-options.ts'
import { explainHeldLoad } from '../../replica/load-guard.ts'
import type { ReplicaState } from '../../replica/open-replica.ts'
import type { SearchThreadMetrics } from '../search/thread-messages.ts'
import { toOutboxFaults } from './outbox-faults.ts'
import { type Disk, toDiskFaults } from './watch-disks.ts'

/**
 * Content of `/readyz`. A site is ready while it has something to show and is not stopping; `missing` says why it is
 * not. `degraded`: visitors are served, but an operator should know.
 */
export type Readiness = {
  ready: boolean
  missing: string[]
  degraded: string[]
  feed: 'connected' | 'lost' | 'off'
}

type Facts = {
  /** Undefined while nothing was ever loaded. */
  replica: ReplicaState | undefined
  /** Undefined for a site that follows no feed. */
  feed: FeedState | undefined
  /** Undefined when a separate search service answers, or there is no search. */
  search: SearchThreadMetrics | undefined
  /** What is wrong with that search service. */
  searchTrouble?: string | undefined
  outbox: OutboxState
  disks: readonly Disk[]
  isStopping: boolean
  now: number
}

/** A shorter interruption of the stream is not reported. */
const LOST_AFTER_MS = 10_000

export function toReadiness(facts: Facts): Readiness {
  const { replica, feed, search, searchTrouble, outbox, disks, isStopping, now } = facts
  const missing = [
    ...(replica === undefined ? ['replica: nothing was loaded yet'] : []),
    ...(isStopping ? ['process: it is stopping'] : []),
  ]
  return {
    ready: missing.length === 0,
    missing,
    degraded: [
      ...toReplicaFaults(replica),
      ...toFeedFaults(feed),
      ...toSearchFaults(search),
      ...(searchTrouble === undefined ? [] : [`search: ${searchTrouble}`]),
      ...toOutboxFaults(outbox, now),
      ...toDiskFaults(disks),
    ],
    feed: feed === undefined ? 'off' : feed.connected ? 'connected' : 'lost',
  }
}

function toReplicaFaults(replica: ReplicaState | undefined): string[] {
  if (replica === undefined) return []
  const { refused, inContract } = replica
  return [
    ...(refused > 0
      ? [`replica: ${refused} published entries could not be taken in, their last good state is shown`]
      : []),
    ...(inContract ? [] : ['replica: it is of another contract version and waits to be loaded anew']),
  ]
}

function toFeedFaults(feed: FeedState | undefined): string[] {
  if (feed === undefined) return ['feed: no token, so nothing is followed']
  const { connected, lagMs, missingFiles, heldBack, damage } = feed
  const isLost = !connected && lagMs > LOST_AFTER_MS
  return [
    ...(isLost ? [`feed: lost for ${Math.round(lagMs / 1_000)} s, what is held may be out of date`] : []),
    ...(heldBack === undefined ? [] : [`feed: ${explainHeldLoad(heldBack)}`]),
    ...(damage === undefined ? [] : [`replica: ${damage}, all of it is loaded again`]),
    ...(missingFiles > 0 ? [`files: ${missingFiles} have not arrived`] : []),
  ]
}

function toSearchFaults(search: SearchThreadMetrics | undefined): string[] {
  if (search === undefined) return []
  const { indexes, ready, unusableRows, unsaved } = search
  return [
    ...(ready < indexes ? [`search: ${indexes - ready} of ${indexes} indexes do not answer yet`] : []),
    ...(unusableRows > 0
      ? [`search: ${unusableRows} synonyms or rules of editors cannot be used and are left out`]
      : []),
    ...(unsaved === undefined ? [] : [`search: indexes cannot be kept on disk, they are in memory alone: ${unsaved}`]),
  ]
}
