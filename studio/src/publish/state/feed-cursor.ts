import { z } from 'zod'

/** Largest value of PostgreSQL's `xid8`; no transaction has it, so the successor of any other can be calculated. */
const MAX_XID = 2n ** 64n - 1n

/** PostgreSQL cannot store a NUL character in a text. */
const keyPart = z.string().refine((text) => !text.includes('\0'))

/**
 * A reader's position: all transactions up to `xid` are read. `after` names the last row that was read of a transaction
 * that is too large for one answer, or during an initial load (`loading`), which may stop after any row.
 */
const cursorSchema = z.object({
  epoch: z.uuid(),
  xid: z
    .string()
    .regex(/^\d{1,20}$/)
    .refine((xid) => BigInt(xid) < MAX_XID),
  loading: z.boolean(),
  after: z.tuple([keyPart, keyPart, keyPart, keyPart]).nullable(),
})
export type FeedCursor = z.infer<typeof cursorSchema>

/** Thrown for a cursor that this feed did not issue. */
export class UnknownCursor extends Error {}

/** Equal positions give equal texts. */
export function writeCursor({ epoch, xid, loading, after }: FeedCursor): string {
  return Buffer.from(JSON.stringify({ epoch, xid, loading, after })).toString('base64url')
}

export function readCursor(text: string): FeedCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw new UnknownCursor('This cursor is not one of this feed')
  }
}
