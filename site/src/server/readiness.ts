import type { FeedState } from '../replica/feed-options.ts'

/** What `/readyz` tells: a site is ready once it has something to show, with or without a studio. */
export type Readiness = { ready: boolean; missing: string[]; feed: 'connected' | 'lost' | 'off' }

export function toReadiness(isLoaded: boolean, feed: FeedState | undefined): Readiness {
  return {
    ready: isLoaded,
    missing: isLoaded ? [] : ['replica: nothing was loaded yet'],
    feed: feed === undefined ? 'off' : feed.connected ? 'connected' : 'lost',
  }
}
