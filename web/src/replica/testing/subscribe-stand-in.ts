import { expect, onTestFinished, vi } from 'vitest'
import type { FeedLimits, FeedState } from '../feed-options.ts'
import { openReplica } from '../open-replica.ts'
import { subscribeFeed } from '../subscribe-feed.ts'
import { DUTCH_SITE, makeDirectory } from './example-changes.ts'
import { type StandIn, startStandIn, TOKEN } from './stand-in-content-api.ts'

/** Short limits, so that tests of failures by time-out do not take long. */
const QUICK: Partial<FeedLimits> = {
  silenceMs: 300,
  heartbeatMs: 400,
  filePatienceMs: 300,
  fileRetryMs: 30,
  firstRetryMs: 5,
  maxRetryMs: 40,
  steadyMs: 100,
  maxAnswerBytes: 100_000,
  maxFileBytes: 10_000,
}

export async function makeStandIn(options?: Parameters<typeof startStandIn>[0]) {
  const standIn = await startStandIn(options)
  onTestFinished(() => standIn.die())
  return standIn
}

/** Follows a stand-in Content API; assertions are repeated until they hold. */
export function subscribeToStandIn(api: StandIn, dir = makeDirectory(), limits: Partial<FeedLimits> = {}) {
  const replica = openReplica({ dir, onAlarm: () => {} })
  const stop = new AbortController()
  const states: FeedState[] = []
  const dropped: string[] = []
  const notices: string[] = []
  const damaged = new Set<string>()
  const following = subscribeFeed({
    replica,
    url: api.url,
    token: TOKEN,
    damaged,
    signal: stop.signal,
    onTags: (tags) => dropped.push(...tags),
    onState: (state) => states.push(state),
    onNotice: (notice) => notices.push(notice),
    limits: { ...QUICK, ...limits },
  })
  const end = async () => {
    stop.abort()
    await following
    if (states.length > 0) replica.close()
    states.length = 0
  }
  onTestFinished(end)
  const title = (key: string) => replica.reader(DUTCH_SITE, new Set()).titleOf('page', key)
  return {
    replica,
    states,
    dropped,
    notices,
    damaged,
    end,
    title,
    state: () => states.at(-1),
    isInStep: () => vi.waitFor(() => expect(states.at(-1)).toMatchObject({ connected: true, ready: true }), WAIT),
    shows: (key: string, expected: string | undefined) => vi.waitFor(() => expect(title(key)).toBe(expected), WAIT),
    tells: (part: string) => vi.waitFor(() => expect(notices.join('\n')).toContain(part), WAIT),
  }
}

export const WAIT = { timeout: 5_000, interval: 5 }
