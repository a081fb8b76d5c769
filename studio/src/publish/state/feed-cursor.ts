import { z } from 'zod'

/** Largest number of PostgreSQL's `xid8`; no transaction has it, and the one after any other can be told. */
const MAX_XID = 2n ** 64n - 1n

/** PostgreSQL has no text with a NUL in it. */
const keyPart = z.string().refine((text) => !text.includes('\0'))

/**
 * Where a reader stands: all of the transactions up to `xid` are read. `after` is set while a transaction too large for
 * one answer is only read up to that row, and during a load from the start (`loading`), which may be cut anywhere.
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

/** A cursor that this feed did not hand out. */
export class UnknownCursor extends Error {}

/** The same place is always the same text. */
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
