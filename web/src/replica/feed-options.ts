import { MAX_FILM_BYTES } from '@menagerie/contract/film'
import type { Dropped } from './batch-log.ts'
import type { Loss } from './load-guard.ts'
import type { Replica } from './open-replica.ts'

export type FeedState = {
  /** The stream is open: a publish arrives by itself. */
  connected: boolean
  /** Something was loaded, now or in an earlier life: the site can serve. */
  ready: boolean
  /** How long the replica may be behind: 0 while connected, else since it was last known to be in step. */
  lagMs: number
  cursor: string | undefined
  epoch: string | undefined
  entries: number
  /** Published bodies that this version of the site could not take in. */
  refused: number
  /** Originals that published pictures, leaflets and films name and that are not here. */
  missingFiles: number
  /** A full load that waits to be accepted, since much of what is shown is not in it. */
  heldBack?: (Loss & { epoch: string }) | undefined
  /** What is wrong with the replica's file; it is loaded anew while the rest is shown. */
  damage?: string | undefined
}

export type FeedOptions = {
  replica: Replica
  /** Base address of the Content API. */
  url: string
  token: string
  /** Ids of the sites to be loaded, with what leads to the others; absent for all. */
  sites?: readonly string[] | undefined
  /** Called in the same turn in which the replica changed: drop every page that read one of these. */
  onTags: (dropped: Dropped) => void
  onState: (state: FeedState) => void
  /** Hashes of originals that were found missing, cut short or changed; taken out when they are looked after. */
  damaged?: Set<string>
  signal: AbortSignal
  /** One sentence for the log; never holds the token. */
  onNotice?: (notice: string) => void
  limits?: Partial<FeedLimits>
}

export type FeedLimits = {
  maxAnswerBytes: number
  maxFileBytes: number
  /** Longest silence of an answer or a file. */
  silenceMs: number
  /** Longest silence of the open stream; its heartbeats come more often. */
  heartbeatMs: number
  /** Longest time of one answer. */
  answerMs: number
  filePatienceMs: number
  fileRetryMs: number
  /** How often unused files are looked for, and how long one has to be unused before it goes. */
  sweepMs: number
  unusedMs: number
  firstRetryMs: number
  maxRetryMs: number
  /** A stream that held so long is a good one: its loss is news, and answered fast again. */
  steadyMs: number
  /** Answers with `more` in a row before something must be wrong. */
  maxRounds: number
  /** Share of the entries shown that a full load may lack before it is held back, and how often one that is gets read again. */
  maxLoss: number
  heldBackMs: number
  /** How often the replica's own file is looked at, and read as a whole. */
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
