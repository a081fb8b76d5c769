import type { CollectionBeforeOperationHook } from 'payload'
import { refuseFile } from './refuse-file.ts'

/** Without a file Payload fetches one from the address that the form names: the server would call any machine for an editor. */
export const requireFile: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' && req.file === undefined) refuseFile('Choose a file', { collection, req })
  if (req.file?.data.length === 0 && !(req.file.tempFilePath && req.file.size > 0))
    refuseFile('This file is empty: it has no bytes at all', { collection, req })
  return args
}
