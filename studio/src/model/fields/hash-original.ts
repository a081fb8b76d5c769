import { createHash } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/** The hash is always calculated from the stored bytes; a hash in the request is ignored. */
export const hashOriginal: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const bytes = req.file?.data
  const hash = bytes ? createHash('sha256').update(bytes).digest('hex') : originalDoc?.hash
  return { ...data, hash }
}
