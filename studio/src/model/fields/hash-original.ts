import { createHash } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/** The hash always belongs to the bytes that are stored: what a request says about it is ignored. */
export const hashOriginal: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const bytes = req.file?.data
  const hash = bytes ? createHash('sha256').update(bytes).digest('hex') : originalDoc?.hash
  return { ...data, hash }
}
