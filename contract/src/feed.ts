import { z } from 'zod'
import { entryIdSchema } from './entry.ts'

/** Must be increased when older sites can no longer read the bodies; changes within a version only add fields. */
export const CONTRACT_VERSION = 1

/**
 * Sent with calls that deliver visitors' submissions: the epoch of the published state that the site shows. A database
 * with another epoch answers 409, so that nothing is stored in a database that the sites do not follow, such as a
 * restored copy.
 */
export const EPOCH_HEADER = 'x-published-epoch'

/** One changed entry. `body` stays unknown here: the replica checks it with `ENTRY_BODIES` and keeps the last good one. */
export const changeSchema = entryIdSchema.extend({
  kind: z.string().min(1),
  path: z.string().nullable(),
  deleted: z.boolean(),
  /** When path or body last changed, for sitemaps. Older studios do not send it. */
  changedAt: z.iso.datetime().optional(),
  body: z.unknown(),
})
export type FeedChange = z.infer<typeof changeSchema>

/**
 * Answer of GET /changes?since=CURSOR and data of a `changes` event of GET /changes/stream. All changes of an answer
 * must be applied together. `more`: call again immediately, with `cursor`. If `epoch` differs from the replica's,
 * callers must load everything from the start (without `since`) into a new replica.
 */
export const changesSchema = z.object({
  contractVersion: z.number().int(),
  epoch: z.string().min(1),
  cursor: z.string().min(1),
  more: z.boolean(),
  changes: z.array(changeSchema),
})
export type Changes = z.infer<typeof changesSchema>
