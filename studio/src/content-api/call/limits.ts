/** Limits of one process, so that no caller uses it up. */
export const LIMITS = {
  /** Calls at the same time; further ones get 503 and must retry. */
  callsAtOnce: 64,
  /**
   * Calls at the same time with limits of their own: submitted forms, and calls about accounts without a session
   * (sign-in, application, links).
   */
  formCallsAtOnce: 16,
  accountCallsAtOnce: 32,
  /** Number of account calls that one address may have under way (IPv6: a /64; a /56 has four times as many), and of those that may wait. */
  accountShare: 4,
  accountCallsWaiting: 32,
  /** Calls that wait for an external server; meanwhile they occupy none of the places above. */
  outsideCallsAtOnce: 64,
  /** Number of calls for complete lists, which cost the most. */
  wholeListsAtOnce: 4,
  /** Streams of the feed at the same time: one for each process of a site. */
  streamsAtOnce: 200,
  /** A query with a hundred SKUs needs 3,000. */
  addressChars: 8_000,
  headBytes: 16 * 1024,
  /** Wrong passwords before an account or an address must wait (IPv6: a /64; a /56 has four times as many). */
  accountTries: 10,
  addressTries: 50,
  /** Mails to one address, and applications from one address, per hour. */
  mailsAnHour: 4,
  applicationsAnHour: 30,
  /** Minimum time of an answer about an account, so that its duration does not reveal whether the account exists. */
  accountAnswerMs: 400,
  statementMs: 15_000,
  /** A call without an answer by then gets 503. */
  answerMs: 20_000,
  /** Time limit for receiving a complete request. */
  requestMs: 15_000,
  /** A connection without traffic for so long is closed. The feed sends a heartbeat every 5 s. */
  silenceMs: 60_000,
  /** A reader that takes nothing of a long answer for so long is disconnected. */
  slowReaderMs: 20_000,
}
export type CallLimits = typeof LIMITS
