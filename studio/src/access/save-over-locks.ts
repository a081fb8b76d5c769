import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { withBeforeOperation } from './with-before-operation.ts'

/**
 * Payload refuses the change of a document that another person has locked, and every person can lock every document, also without the right
 * to read it: so an editor could keep administrators from ending the editor's account. Locks only tell other forms that a form is open.
 */
export const saveOverLocks = (collection: CollectionConfig): CollectionConfig => withBeforeOperation(collection, ignore)

const ignore: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' || operation === 'delete' ? { ...args, overrideLock: true } : args
