import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'

export const NO_FIELDS = 'Fields are expected here'

/** The fields of a form of several parts are JSON of whatever kind: of `null` and numbers no check knows what to read. */
export function requireFields(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [requireObject, ...beforeOperation] } }
}

const requireObject: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSave = operation === 'create' || operation === 'update'
  if (!isSave || !('data' in args)) return args
  // Payload has by now made fields of the list of an upload, whose names are 0, 1, 2.
  if (isObject(args.data) && !Array.isArray(req.data)) return args
  throw new APIError(NO_FIELDS, 400, undefined, true)
}

const isObject = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data)
