import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'

/** The fields of a form of several parts are JSON of whatever kind: of `null` and numbers no check knows what to read. */
export function requireFields(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [requireObject, ...beforeOperation] } }
}

const requireObject: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isSave = operation === 'create' || operation === 'update'
  if (!isSave || !('data' in args)) return args
  const data: unknown = args.data
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return args
  throw new APIError('Fields are expected here', 400, undefined, true)
}
