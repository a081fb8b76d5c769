import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { Dropped } from '../../replica/batch-log.ts'
import type { FeedState } from '../../replica/feed-options.ts'
import type { Replica } from '../../replica/open-replica.ts'
import { subscribeFeed } from '../../replica/subscribe-feed.ts'
import type { Metrics } from '../metrics/metrics.ts'

export type Subscription = { state: () => FeedState | undefined; stop: () => Promise<void> }

type SubscribeOptions = {
  env: Pick<Env, 'CONTENT_API_TOKEN' | 'CONTENT_API_URL' | 'REPLICA_MAX_LOSS_PERCENT' | 'SITES'>
  replica: Replica
  /** Hashes of originals that were found damaged. */
  damaged: Set<string>
  metrics: Metrics
  log: Log
  onTags: (dropped: Dropped) => void
  onState: (state: FeedState) => void
}

/** Subscribes to the feed; without a token the site only shows what its replica holds. */
export function subscribe({ env, replica, damaged, metrics, log, onTags, onState }: SubscribeOptions): Subscription {
  let state: FeedState | undefined
  const stopping = new AbortController()
  const subscription = env.CONTENT_API_TOKEN
    ? subscribeFeed({
        replica,
        damaged,
        url: env.CONTENT_API_URL,
        token: env.CONTENT_API_TOKEN,
        sites: env.SITES,
        onTags: (tags) => {
          metrics.count('feed:batch')
          onTags(tags)
        },
        onState: (now) => {
          state = now
          onState(now)
        },
        onNotice: (notice) => {
          metrics.count('feed:notice')
          log.warn(notice)
        },
        signal: stopping.signal,
        limits: { maxLoss: env.REPLICA_MAX_LOSS_PERCENT / 100 },
      })
    : Promise.resolve()
  const ended = subscription.catch((error) => log.error('The feed has stopped', toErrorFields(error)))
  return {
    state: () => state,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
