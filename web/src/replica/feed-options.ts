import { MAX_FILM_BYTES } from '@menagerie/contract/film'
import type { Dropped } from './batch-log.ts'
import type { Loss } from './load-guard.ts'
import type { Replica } from './open-replica.ts'

export type FeedState = {
  /** Whether the stream is open, so that publishes arrive by push. */
  connected: boolean
  /** Whether anything was loaded, now or in an earlier run: the site can serve. */
  ready: boolean
  /** How long the replica may be behind: 0 while connected, else the time since it was last known to be up to date. */
  lagMs: number
  cursor: string | undefined
  epoch: string | undefined
  entries: number
  /** Published bodies that this version of the site could not accept. */
  refused: number
  /** Originals of published pictures, leaflets and films that are missing here. */
  missingFiles: number
  /** A full load that waits for an operator's acceptance, since it lacks much of what is shown. */
  heldBack?: (Loss & { epoch: string }) | undefined
  /** What is wrong with the replica's file; it is loaded again while what is readable is shown. */
  damage?: string | undefined
}

export type FeedOptions = {
  replica: Replica
  /** Base address of the Content API. */
  url: string
  token: string
  /** Ids of the sites to load, together with what links to the others; absent for all. */
  sites?: readonly string[] | undefined
  /** Called in the same turn in which the replica changed: callers must drop every page that read one of these. */
  onTags: (dropped: Dropped) => void
  onState: (state: FeedState) => void
  /** Hashes of originals that were found missing, cut short or changed; removed when they are fetched again. */
  damaged?: Set<string>
  signal: AbortSignal
  /** Receives one sentence for the log, which never contains the token. */
  onNotice?: (notice: string) => void
  limits?: Partial<FeedLimits>
}

export type FeedLimits = {
  maxAnswerBytes: number
  maxFileBytes: number
  /** Longest pause within an answer or a file. */
  silenceMs: number
  /** Longest pause of the open stream; its heartbeats come more often. */
  heartbeatMs: number
  /** Longest time of one answer. */
  answerMs: number
  filePatienceMs: number
  fileRetryMs: number
  /** How often unused files are searched, and how long one must be unused before it is removed. */
  sweepMs: number
  unusedMs: number
  firstRetryMs: number
  maxRetryMs: number
  /** A stream that lasted so long counts as stable: its loss is logged, and retried quickly again. */
  steadyMs: number
  /** Most successive answers with `more`; beyond them something must be wrong. */
  maxRounds: number
  /** Share of the shown entries that a full load may lack before it is held back, and how often a load that was held back is read again. */
  maxLoss: number
  heldBackMs: number
  /** How often the replica's own file is checked, and how often it is read completely. */
  lookMs: number
  wholeMs: number
}

export const FEED_LIMITS: FeedLimits = {
  maxAnswerBytes: 64 * 2 ** 20,
  maxFileBytes: MAX_FILM_BYTES,
  silenceMs: 10_000,
  heartbeatMs: 20_000,
  answerMs: 300_000,
  filePatienceMs: 15_000,
  fileRetryMs: 1_000,
  sweepMs: 10 * 60_000,
  unusedMs: 24 * 60 * 60_000,
  firstRetryMs: 100,
  maxRetryMs: 2_000,
  steadyMs: 2_000,
  maxRounds: 10_000,
  maxLoss: 0.3,
  heldBackMs: 60_000,
  lookMs: 1_000,
  wholeMs: 10 * 60_000,
}
