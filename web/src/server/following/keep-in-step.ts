import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import type { Siblings } from '../../processes/siblings.ts'
import type { Dropped } from '../../replica/batch-log.ts'
import type { FeedState } from '../../replica/feed-options.ts'
import type { Replica } from '../../replica/open-replica.ts'
import type { SharedReplica } from '../../replica/shared-replica.ts'
import { startPurging } from '../cache/cdn-purge.ts'
import type { Metrics } from '../figures/metrics.ts'
import type { Pages } from '../pages/pages.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { type Following, follow } from './follow.ts'
import { type News, newsSchema } from './sibling-news.ts'

/** Who is not told of a batch sees it so much later, and who ended without a word is missed as soon. */
const LOOK_MS = 100
const SHORTEN_MS = 2_000

export type InStep = {
  /** Of the feed that this process or one of its siblings follows. */
  feed: () => FeedState | undefined
  /** For what changes by itself and in every process alike, such as a year; the writer's tells a CDN. */
  dropHere: (tags: ReadonlySet<string>) => void
  stop: () => Promise<void>
}

type InStepOptions = {
  env: Env
  replica: SharedReplica
  siblings: Siblings
  pages: Pick<Pages, 'drop' | 'dropAll'>
  /** Sees for itself what is new, when told that there is something. */
  search: Pick<SiteSearch, 'look'>
  metrics: Metrics
  log: Log
}

/** Follows the feed, or whoever follows it, so that no page is shown after what it read has changed. */
export function keepInStep({ env, replica, siblings, pages, search, metrics, log }: InStepOptions): InStep {
  const places = new Map<number, number>()
  let following: (Following & { lookAtPurges: () => void; endPurging: () => void }) | undefined
  let told: { from: number; state: FeedState } | undefined
  let trouble: string | undefined
  const tell = (news: News) => siblings.tell(news)

  function drop(dropped: Dropped): void {
    if (dropped === 'all') pages.dropAll()
    else pages.drop(dropped)
    search.look()
  }

  /** Everybody has dropped what changed up to this batch. */
  function droppedByAll(): number {
    return Math.min(replica.batch(), ...siblings.ids().map((id) => places.get(id) ?? 0))
  }

  function lead(writer: Replica): void {
    const purging = startPurging({ env, batches: writer.batches, droppedByAll, log })
    const onTags = (tags: ReadonlySet<string>) => {
      drop(tags)
      tell({ news: 'look' })
      purging.look()
    }
    const onState = (state: FeedState) => tell({ news: 'feed', state })
    const followed = follow({ env, replica: writer, metrics, log, onTags, onState })
    following = { ...followed, lookAtPurges: purging.look, endPurging: purging.stop }
  }

  function look(): void {
    try {
      const dropped = replica.step()
      if (dropped !== undefined) {
        drop(dropped)
        tell({ news: 'dropped', batch: replica.batch() })
      }
      const writer = replica.writer()
      if (writer !== undefined && following === undefined) lead(writer)
      trouble = undefined
    } catch (error) {
      const { error: reason, ...fields } = toErrorFields(error)
      if (reason !== trouble) log.error('The replica cannot be read', { error: reason, ...fields })
      trouble = String(reason)
    }
  }

  siblings.hear((body, from) => {
    const { data: news } = newsSchema.safeParse(body)
    if (news?.news === 'look') look()
    if (news?.news === 'dropped') places.set(from, news.batch)
    if (news?.news === 'feed') told = { from, state: toFeedState(news.state) }
  })
  siblings.onChange(() => {
    tell({ news: 'dropped', batch: replica.batch() })
    const state = following?.state()
    if (state !== undefined) tell({ news: 'feed', state })
  })
  const looking = setInterval(look, LOOK_MS)
  const shortening = setInterval(() => {
    if (replica.writer()?.shortenLog()) tell({ news: 'look' })
  }, SHORTEN_MS)
  look()

  return {
    feed() {
      if (following !== undefined || told === undefined) return following?.state()
      return siblings.ids().includes(told.from) ? told.state : { ...told.state, connected: false }
    },
    dropHere(tags) {
      pages.drop(tags)
      replica.writer()?.batches().note(tags)
      following?.lookAtPurges()
    },
    async stop() {
      clearInterval(looking)
      clearInterval(shortening)
      following?.endPurging()
      await following?.stop()
    },
  }
}

function toFeedState({ cursor, epoch, ...state }: Extract<News, { news: 'feed' }>['state']): FeedState {
  return { ...state, cursor, epoch }
}
