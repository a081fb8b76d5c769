import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import { createBackoff, sleep } from '../../replica/backoff.ts'
import type { BatchLog, Dropped } from '../../replica/batch-log.ts'
import { ALL_PAGES_CDN_TAG, toCdnTag } from './cdn-tags.ts'

export type PurgeLimits = {
  answerMs: number
  firstRetryMs: number
  maxRetryMs: number
  /** How long to wait for a process to report that it has dropped a batch: purging without it is better than never purging. */
  patienceMs: number
  /** With more tags than this, the whole CDN is purged: single calls would cost more. */
  maxTags: number
}

type PurgeOptions = {
  env: Pick<Env, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_PURGE_TAGS_AT_ONCE'>
  batches: () => BatchLog
  /** Last batch whose changes every process has dropped. Purged earlier, a CDN could fetch an old page once more. */
  droppedByAll: () => number
  log: Log
  limits?: Partial<PurgeLimits>
}

const LIMITS: PurgeLimits = {
  answerMs: 10_000,
  firstRetryMs: 500,
  maxRetryMs: 30_000,
  patienceMs: 30_000,
  maxTags: 3_000,
}
const LOOK_MS = 20
const IDLE_MS = 5_000

/**
 * Purges a CDN, beside the answers to visitors. What remains to be purged is in the replica (`batch-log.ts`), so
 * nothing is lost when a process ends, and no list grows in memory however long a CDN is unreachable.
 */
export function startPurging(options: PurgeOptions): { look: () => void; stop: () => void } {
  const { env, batches, droppedByAll, log } = options
  const limits = { ...LIMITS, ...options.limits }
  const stopping = new AbortController()
  const backoff = createBackoff(limits.firstRetryMs, limits.maxRetryMs)
  let waking = new AbortController()
  if (env.CDN_PURGE_URL === undefined) return { look: () => {}, stop: () => {} }
  const url = env.CDN_PURGE_URL

  async function purge(dropped: Dropped): Promise<void> {
    const tags = dropped === 'all' || dropped.size > limits.maxTags ? undefined : [...dropped].map(toCdnTag)
    if (tags === undefined) return post({ purge_everything: true })
    const all = [ALL_PAGES_CDN_TAG, ...tags]
    for (let at = 0; at < all.length; at += env.CDN_PURGE_TAGS_AT_ONCE) {
      await post({ tags: all.slice(at, at + env.CDN_PURGE_TAGS_AT_ONCE) })
    }
  }

  async function post(body: object): Promise<void> {
    const token = env.CDN_PURGE_TOKEN
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.answerMs)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`)
  }

  /** Waits until all processes have dropped the batches up to `last`, or patience ends; returns `last`. */
  async function waitForAll(last: number): Promise<number> {
    const deadline = performance.now() + limits.patienceMs
    while (droppedByAll() < last && !stopping.signal.aborted) {
      if (performance.now() > deadline) {
        log.warn('A process does not say that it has dropped pages: the CDN is told without it')
        return last
      }
      await sleep(LOOK_MS, stopping.signal)
    }
    return last
  }

  async function purgeNew(): Promise<void> {
    const upTo = await waitForAll(batches().last())
    const dropped = batches().between(batches().purged() ?? 0, upTo)
    if (dropped === undefined || stopping.signal.aborted) return
    await purge(dropped)
    if (stopping.signal.aborted) return
    batches().notePurged(upTo)
    backoff.reset()
  }

  async function work(): Promise<void> {
    let trouble: string | undefined
    while (!stopping.signal.aborted) {
      try {
        await purgeNew()
        if (trouble !== undefined) log.info('The CDN is told again what to forget')
        trouble = undefined
        const hasMore = batches().purged() !== batches().last()
        if (!hasMore) await sleep(IDLE_MS, AbortSignal.any([stopping.signal, waking.signal]))
      } catch (error) {
        const { error: reason } = toErrorFields(error)
        if (stopping.signal.aborted) return
        if (reason !== trouble) log.error('The CDN could not be told what to forget, it is tried again', { reason })
        trouble = String(reason)
        await sleep(backoff.next(), stopping.signal)
      }
      waking = new AbortController()
    }
  }

  void work()
  return { look: () => waking.abort(), stop: () => stopping.abort() }
}
