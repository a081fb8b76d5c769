import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { Workers } from '../../processes/workers.ts'
import type { Dropped } from '../../replica/batch-log.ts'
import type { FeedState } from '../../replica/feed-options.ts'
import type { Replica } from '../../replica/open-replica.ts'
import type { SharedReplica } from '../../replica/shared-replica.ts'
import { startPurging } from '../cache/cdn-purge.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Pages } from '../pages/pages.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { trackDamaged } from './damaged-files.ts'
import { type Subscription, subscribe } from './subscribe.ts'
import { type WorkerMessage, workerMessageSchema } from './worker-messages.ts'

/** Interval of looks at the replica: the delay of a batch whose message was lost. A process that ended unnoticed is missed as soon. */
const LOOK_MS = 100
const SHORTEN_MS = 2_000

export type FeedFollower = {
  /** State of the feed that this process or another worker follows. */
  feed: () => FeedState | undefined
  /** Drops tags that change by themselves in every process alike, such as a year; only the process that writes also purges the CDN. */
  dropHere: (tags: ReadonlySet<string>) => void
  /** Reports that an original is missing, cut short or changed: it is fetched again. */
  noteDamaged: (hash: string) => void
  /** Called in the one process that follows the feed, with what a batch has changed. */
  onArrived: (listener: (tags: ReadonlySet<string>) => void) => void
  stop: () => Promise<void>
}

type FeedFollowerOptions = {
  env: Env
  replica: SharedReplica
  workers: Workers
  pages: Pick<Pages, 'drop' | 'dropAll'>
  /** Looks for changes by itself when told that there are some. */
  search: Pick<SiteSearch, 'look'>
  metrics: Metrics
  log: Log
}

/** Follows the feed, or the process that follows it, so that no page is shown after what it read has changed. */
export function followFeed({ env, replica, workers, pages, search, metrics, log }: FeedFollowerOptions): FeedFollower {
  const places = new Map<number, number>()
  let subscription: (Subscription & { lookAtPurges: () => void; endPurging: () => void }) | undefined
  const arrivalListeners = new Set<(tags: ReadonlySet<string>) => void>()
  let told: ToldFeed | undefined
  let trouble: string | undefined
  const damaged = trackDamaged(workers, () => subscription !== undefined)
  const send = (message: WorkerMessage) => workers.send(message)

  function drop(dropped: Dropped): void {
    dropped === 'all' ? pages.dropAll() : pages.drop(dropped)
    search.look()
  }

  /** Returns the last batch whose changes all processes have dropped. */
  function droppedByAll(): number {
    return Math.min(replica.batch(), ...workers.ids().map((id) => places.get(id) ?? 0))
  }

  function lead(writer: Replica): void {
    const purging = startPurging({ env, batches: writer.batches, droppedByAll, log })
    const onTags = (dropped: Dropped) => {
      drop(dropped)
      send({ type: 'look' })
      purging.look()
      if (dropped !== 'all') for (const tell of arrivalListeners) tell(dropped)
    }
    const onState = (state: FeedState) => send({ type: 'feed', state })
    const subscribed = subscribe({ env, replica: writer, damaged: damaged.hashes, metrics, log, onTags, onState })
    subscription = { ...subscribed, lookAtPurges: purging.look, endPurging: purging.stop }
  }

  function look(): void {
    try {
      const dropped = replica.step()
      if (dropped !== undefined) {
        drop(dropped)
        send({ type: 'dropped', batch: replica.batch() })
      }
      const writer = replica.writer()
      if (writer !== undefined && subscription === undefined) lead(writer)
      trouble = undefined
    } catch (error) {
      const { error: reason, ...fields } = toErrorFields(error)
      if (reason !== trouble) log.error('The replica cannot be read', { error: reason, ...fields })
      trouble = String(reason)
    }
  }

  workers.onMessage((body, from) => {
    const { data: message } = workerMessageSchema.safeParse(body)
    if (message?.type === 'look') look()
    if (message?.type === 'dropped') places.set(from, message.batch)
    if (message?.type === 'feed') told = { from, state: toFeedState(message.state) }
  })
  workers.onChange(() => {
    send({ type: 'dropped', batch: replica.batch() })
    const state = subscription?.state()
    if (state !== undefined) send({ type: 'feed', state })
  })
  const looking = setInterval(look, LOOK_MS)
  const shortening = setInterval(() => {
    if (replica.writer()?.shortenLog()) send({ type: 'look' })
  }, SHORTEN_MS)
  look()

  return {
    feed: () => (subscription === undefined ? toToldFeed(workers, told) : subscription.state()),
    dropHere(tags) {
      pages.drop(tags)
      replica.writer()?.noteDropped(tags)
      subscription?.lookAtPurges()
    },
    noteDamaged: damaged.note,
    onArrived: (listener) => void arrivalListeners.add(listener),
    async stop() {
      clearInterval(looking)
      clearInterval(shortening)
      subscription?.endPurging()
      await subscription?.stop()
    },
  }
}

type ToldFeed = { from: number; state: FeedState }

function toToldFeed(workers: Workers, told: ToldFeed | undefined): FeedState | undefined {
  if (told === undefined || workers.ids().includes(told.from)) return told?.state
  return { ...told.state, connected: false }
}

type ToldState = Extract<WorkerMessage, { type: 'feed' }>['state']

function toFeedState({ cursor, epoch, ...state }: ToldState): FeedState {
  return { ...state, cursor, epoch }
}
