import type { CollectionBeforeOperationHook } from 'payload'
import { refuseFile } from './refuse-file.ts'

/**
 * Refuses an upload without a file: Payload would fetch one from an address in the form, so that an editor could make
 * the server call any machine.
 */
export const requireFile: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' && req.file === undefined) refuseFile('Choose a file', { collection, req })
  if (req.file?.data.length === 0 && !(req.file.tempFilePath && req.file.size > 0))
    refuseFile('This file is empty: choose another one', { collection, req })
  return args
}
