import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload'
import { findStaff } from './find-staff.ts'
import { withBeforeOperation } from './with-before-operation.ts'

const CHANGES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/**
 * Payload asks for access after all hooks before an operation, which look documents up, wait for locks and open files: a caller that is
 * no person of the studio comes to none of them. Calls of the REST API leave `overrideAccess` undefined.
 */
export const refuseStrangers = (collection: CollectionConfig): CollectionConfig => {
  return withBeforeOperation(collection, refuse)
}

const refuse: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (overrideAccess === true || !CHANGES.includes(operation) || findStaff(req) !== undefined) return
  throw new Forbidden(req.t)
}
