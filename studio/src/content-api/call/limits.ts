/** What one process gives at most, so that no caller takes it all. */
export const LIMITS = {
  /** Calls that are being answered; more get 503 and come back. */
  callsAtOnce: 64,
  /** Calls that have a limit of their own: forms that sites hand in, and what strangers ask of accounts (sign-ins, applications, links). */
  formCallsAtOnce: 16,
  accountCallsAtOnce: 32,
  /** Number of these that one address has (IPv6: a /64; a /56 has four times as many), and of those that wait in its own line. */
  accountShare: 4,
  accountCallsWaiting: 32,
  /** Calls that wait for a server outside; meanwhile they hold none of the above. */
  outsideCallsAtOnce: 64,
  /** Number of these that give lists of everything, which cost the most. */
  wholeListsAtOnce: 4,
  /** Streams of the feed: one for each site process. */
  streamsAtOnce: 200,
  /** A hundred skus take 3,000. */
  addressChars: 8_000,
  headBytes: 16 * 1024,
  /** Wrong passwords of one account before it waits, and of one address (IPv6: a /64; a /56 has four times as many). */
  accountTries: 10,
  addressTries: 50,
  /** Mails to one address, and what one address may apply for, in an hour. */
  mailsAnHour: 4,
  applicationsAnHour: 30,
  /** No answer about an account comes sooner, so that its time does not tell whether there is one. */
  accountAnswerMs: 400,
  statementMs: 15_000,
  /** A call that has no answer until then gets 503. */
  answerMs: 20_000,
  /** A request must have arrived whole by then. */
  requestMs: 15_000,
  /** Nothing went over a connection for so long: it is cut. The feed says something every 5 s. */
  silenceMs: 60_000,
  /** A reader of a long answer that takes nothing for so long is cut off. */
  slowReaderMs: 20_000,
}
export type CallLimits = typeof LIMITS
