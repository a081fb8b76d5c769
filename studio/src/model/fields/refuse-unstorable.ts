import { findUnstorable } from '@menagerie/contract/human-text'
import { type CollectionBeforeOperationHook, type CollectionConfig, ValidationError } from 'payload'

/** Text from outside may hold what PostgreSQL has no place for: a NUL, or half of a character. */
export function refuseUnstorable(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [refuse, ...beforeOperation] } }
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const path = findUnstorable(args.data)
  if (path === undefined) return args
  const message = 'This text holds a character that cannot be stored: type it instead of pasting it'
  throw new ValidationError({ collection: collection.slug, errors: [{ path, label: message, message }], req }, req.t)
}
