import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createBackoff, sleep } from './backoff.ts'
import { callContentApi, parseChanges, readAll } from './content-api-call.ts'
import { createEventParser } from './event-stream.ts'
import { FEED_LIMITS, type FeedLimits, type FeedOptions, type FeedState } from './feed-options.ts'
import { createFileFetcher, type FileFetchOptions } from './fetch-files.ts'
import { createLoader } from './load-changes.ts'
import { HeldLoadError } from './load-guard.ts'
import { createUnusedFiles, type UnusedFiles } from './unused-files.ts'
import { watchDamage } from './watch-damage.ts'

/**
 * Keeps a replica up to date with the published state until aborted: asks for changes until there are no more, then
 * listens to the stream; begins again whenever either ends, for any reason. While the stream is unavailable this
 * amounts to polling. A failure never removes what is loaded.
 */
export async function subscribeFeed(options: FeedOptions): Promise<void> {
  const { replica, signal, onTags, onNotice = console.warn } = options
  const limits = { ...FEED_LIMITS, ...options.limits }
  const call = bindCalls(options, limits)
  const backoff = createBackoff(limits.firstRetryMs, limits.maxRetryMs)
  const state = trackState(options, () => files.missingCount())
  const unused = createUnusedFiles({ dir: replica.dir, named: replica.mediaHashes, graceMs: limits.unusedMs })
  const files = openFiles(options, limits, {
    addressOf: call.fileAddress,
    keep: unused.keep,
    onMissing: state.report,
  })
  const loader = createLoader({
    replica,
    ask: call.ask,
    fetchFiles: files.fetchAll,
    onTags,
    maxRounds: limits.maxRounds,
    maxLoss: limits.maxLoss,
    heldBackMs: limits.heldBackMs,
  })
  const file = watchDamage(options, limits)
  const trouble = noticeTrouble(options)

  /** Listens until the stream ends; returns true when the stream says that there are more changes to ask for. */
  async function listen(): Promise<boolean> {
    const since = Date.now()
    let steady: NodeJS.Timeout | undefined
    const listener = { onAlive, onHeard: state.heard }
    function onAlive() {
      state.inStep(true)
      // A stream that opens and breaks repeatedly does not count as back, or every try would be logged.
      steady = setTimeout(trouble.over, limits.steadyMs)
    }
    try {
      for await (const answer of call.listen(replica.state()?.cursor, listener, file.damaged())) {
        if (answer.epoch !== replica.state()?.epoch) return true
        await loader.take(answer)
        state.inStep(true)
        trouble.over()
        if (answer.more) return true
      }
      return false
    } finally {
      clearTimeout(steady)
      state.lost()
      if (Date.now() - since >= limits.steadyMs) backoff.reset()
    }
  }

  rmSync(join(replica.dir, 'media', 'incoming'), { recursive: true, force: true })
  files.expect(replica.mediaHashes())
  state.report()
  const background = Promise.all([
    files.keepTrying(replica.mediaHashes),
    keepSweeping(unused, { every: limits.sweepMs, mayRemove: state.isConnected, signal, onNotice }),
  ])
  while (!signal.aborted) {
    try {
      await loader.catchUp()
      state.holdBack(undefined)
      state.inStep(false)
      const isBehind = await listen()
      // Without a pause, but only once: a stream that always says so must not keep the site busy.
      if (isBehind && backoff.isFresh) {
        backoff.next()
        continue
      }
    } catch (error) {
      trouble.met(error)
      state.holdBack(error)
      state.report()
    }
    await sleep(backoff.next(), signal)
  }
  await Promise.all([file.stop(), background])
}

type FileCalls = Pick<FileFetchOptions, 'addressOf' | 'keep' | 'onMissing'>

function openFiles(options: FeedOptions, limits: FeedLimits, calls: FileCalls) {
  const { replica, signal, damaged = new Set(), onNotice = console.warn } = options
  return createFileFetcher({
    ...calls,
    token: options.token,
    dir: replica.dir,
    damaged,
    signal,
    onNotice,
    maxFileBytes: limits.maxFileBytes,
    silenceMs: limits.silenceMs,
    patienceMs: limits.filePatienceMs,
    retryMs: limits.fileRetryMs,
  })
}

type Sweeping = {
  every: number
  mayRemove: () => boolean
  signal: AbortSignal
  onNotice: (notice: string) => void
}

/** Only while up to date: files that an outdated or empty replica does not name may still be needed. */
async function keepSweeping(unused: UnusedFiles, { every, mayRemove, signal, onNotice }: Sweeping): Promise<void> {
  while (!signal.aborted) {
    await sleep(every, signal)
    if (signal.aborted || !mayRemove()) continue
    await unused.sweep().catch((error) => onNotice(`Unused files could not be removed: ${String(error)}`))
  }
}

type StreamListener = {
  /** Called when the stream is open. */
  onAlive: () => void
  /** Called when anything arrives, also a heartbeat. */
  onHeard: () => void
}

function bindCalls({ url, token, sites, signal }: FeedOptions, limits: FeedLimits) {
  const { silenceMs, heartbeatMs, answerMs, maxAnswerBytes } = limits
  const address = (path: string, since?: string) => {
    const to = new URL(`${url.replace(/\/$/, '')}/${path}`)
    if (since !== undefined) to.searchParams.set('since', since)
    return to
  }
  const feedAddress = (path: string, since?: string) => {
    const to = address(path, since)
    if (sites !== undefined) to.searchParams.set('sites', sites.join())
    return to
  }
  return {
    fileAddress: (hash: string) => address(`files/${hash}`),
    async ask(since: string | undefined) {
      const accept = 'application/json'
      const pieces = await callContentApi(feedAddress('changes', since), {
        signal,
        silenceMs,
        totalMs: answerMs,
        accept,
        token,
      })
      return parseChanges((await readAll(pieces, maxAnswerBytes)).toString('utf8'))
    },
    async *listen(since: string | undefined, { onAlive, onHeard }: StreamListener, until: AbortSignal) {
      const accept = 'text/event-stream'
      const pieces = await callContentApi(feedAddress('changes/stream', since), {
        signal: AbortSignal.any([signal, until]),
        silenceMs: heartbeatMs,
        accept,
        token,
      })
      onAlive()
      const parse = createEventParser(maxAnswerBytes)
      const decoder = new TextDecoder()
      for await (const piece of pieces) {
        onHeard()
        for (const { event, data } of parse(decoder.decode(piece, { stream: true }))) {
          if (event === 'changes') yield parseChanges(data)
        }
      }
    },
  }
}

function trackState({ replica, onState }: FeedOptions, missingFiles: () => number) {
  let connected = false
  let heldBack: FeedState['heldBack']
  let inStepAt = Date.now()
  let heardAt = inStepAt
  const report = () => {
    const held = replica.state()
    onState({
      connected,
      ready: held !== undefined,
      lagMs: connected ? 0 : Date.now() - inStepAt,
      cursor: held?.cursor,
      epoch: held?.epoch,
      entries: held?.entries ?? 0,
      refused: held?.refused ?? 0,
      missingFiles: missingFiles(),
      heldBack,
      damage: replica.findDamage(),
    })
  }
  return {
    report,
    holdBack(reason: unknown): void {
      heldBack = reason instanceof HeldLoadError ? { epoch: reason.epoch, ...reason.loss } : undefined
    },
    isConnected: () => connected,
    heard(): void {
      heardAt = Date.now()
    },
    inStep(byStream: boolean): void {
      connected = byStream
      inStepAt = Date.now()
      heardAt = inStepAt
      report()
    },
    lost(): void {
      // Publishes may be missed since the stream was last heard, not only since it was given up.
      if (connected) inStepAt = heardAt
      connected = false
      report()
    },
  }
}

/** Reports an error once and not with every try, and when it is over. */
function noticeTrouble({ token, signal, onNotice = console.warn }: FeedOptions) {
  let trouble: string | undefined
  return {
    met(error: unknown): void {
      const reason = explain(error, token)
      if (!signal.aborted && reason !== trouble) onNotice(`The feed is lost, what is held stays: ${reason}`)
      trouble = reason
    },
    over(): void {
      if (trouble !== undefined) onNotice('The feed is back.')
      trouble = undefined
    },
  }
}

/** Describes an error in one line, without the token if it contains it. */
function explain(error: unknown, token: string): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`.replaceAll(token, '…')
}
