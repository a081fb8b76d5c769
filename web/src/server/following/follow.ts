import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { FeedState } from '../../replica/feed-options.ts'
import { followFeed } from '../../replica/follow-feed.ts'
import type { Replica } from '../../replica/open-replica.ts'
import type { Metrics } from '../figures/metrics.ts'

export type Following = { state: () => FeedState | undefined; stop: () => Promise<void> }

type FollowOptions = {
  env: Pick<Env, 'CONTENT_API_TOKEN' | 'CONTENT_API_URL'>
  replica: Replica
  metrics: Metrics
  log: Log
  onTags: (tags: ReadonlySet<string>) => void
  onState: (state: FeedState) => void
}

/** Without a token the site shows what its replica holds, and follows nobody. */
export function follow({ env, replica, metrics, log, onTags, onState }: FollowOptions): Following {
  let state: FeedState | undefined
  const stopping = new AbortController()
  const following = env.CONTENT_API_TOKEN
    ? followFeed({
        replica,
        url: env.CONTENT_API_URL,
        token: env.CONTENT_API_TOKEN,
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
      })
    : Promise.resolve()
  const ended = following.catch((error) => log.error('The feed has stopped', toErrorFields(error)))
  return {
    state: () => state,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
