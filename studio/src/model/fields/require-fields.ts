import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'

export const NO_FIELDS = 'Fields are expected here'

/**
 * Refuses data that is not an object: fields of a multipart form are JSON of any type, and the other checks cannot read
 * `null` or numbers.
 */
export function requireFields(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [requireObject, ...beforeOperation] } }
}

const requireObject: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSave = operation === 'create' || operation === 'update'
  if (!isSave || !('data' in args)) return args
  // For an upload, Payload has already converted a list to an object with the keys 0, 1, 2.
  if (isObject(args.data) && !Array.isArray(req.data)) return args
  throw new APIError(NO_FIELDS, 400, undefined, true)
}

const isObject = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data)
