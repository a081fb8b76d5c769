import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import { createBackoff, sleep } from '../../replica/backoff.ts'
import type { BatchLog, Dropped } from '../../replica/batch-log.ts'
import { ALL_PAGES_CDN_TAG, toCdnTag } from './cdn-tags.ts'

export type PurgeLimits = {
  answerMs: number
  firstRetryMs: number
  maxRetryMs: number
  /** A process that does not say that it has dropped is not waited for longer: a CDN that is never told is worse. */
  patienceMs: number
  /** More tags than these are not worth their calls. */
  maxTags: number
}

type PurgeOptions = {
  env: Pick<Env, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_PURGE_TAGS_AT_ONCE'>
  batches: () => BatchLog
  /** No process shows what changed up to this batch. Before that a CDN could fetch an old page once more. */
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
 * Tells a CDN what to forget, beside the answers to visitors. What is still to be told stands in the replica (`batch-log.ts`), so nothing
 * is lost with a process, and however long a CDN is away, no list grows in memory.
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

  /** Up to where a purge is right by now. */
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
