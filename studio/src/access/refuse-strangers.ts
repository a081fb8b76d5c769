import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload'
import { findStaff } from './find-staff.ts'
import { withBeforeOperation } from './with-before-operation.ts'

const CHANGES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/**
 * Payload checks access only after all `beforeOperation` hooks, which look documents up, wait for locks and open files:
 * this stops callers without an account of the studio before them. Calls of the REST API leave `overrideAccess`
 * undefined.
 */
export const refuseStrangers = (collection: CollectionConfig): CollectionConfig => {
  return withBeforeOperation(collection, refuse)
}

const refuse: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (overrideAccess === true || !CHANGES.includes(operation) || findStaff(req) !== undefined) return
  throw new Forbidden(req.t)
}
