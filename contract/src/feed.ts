import { z } from 'zod'
import { entryIdSchema } from './entry.ts'

/** Raised when an older site could not read the bodies any more; within a version changes are additive. */
export const CONTRACT_VERSION = 1

/**
 * In a call that hands in what visitors did: the published state that their site shows. A database with another one refuses it with
 * 409, so that nothing goes into one that sites do not follow, such as a copy that was restored for a look.
 */
export const EPOCH_HEADER = 'x-published-epoch'

/** One changed entry. `body` stays unknown here: the replica checks it with `ENTRY_BODIES` and keeps the last good one. */
export const changeSchema = entryIdSchema.extend({
  kind: z.string().min(1),
  path: z.string().nullable(),
  deleted: z.boolean(),
  /** When its path or body became what they are; sitemaps tell it. Absent in what older studios send. */
  changedAt: z.iso.datetime().optional(),
  body: z.unknown(),
})
export type FeedChange = z.infer<typeof changeSchema>

/**
 * Answer of GET /changes?since=CURSOR and data of a `changes` event of GET /changes/stream. All changes of one answer are
 * applied together. `more` = ask again at once from `cursor`. Another `epoch` than the one held = load all from the start
 * (`since` left out) into a new replica.
 */
export const changesSchema = z.object({
  contractVersion: z.number().int(),
  epoch: z.string().min(1),
  cursor: z.string().min(1),
  more: z.boolean(),
  changes: z.array(changeSchema),
})
export type Changes = z.infer<typeof changesSchema>
