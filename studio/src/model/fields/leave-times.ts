import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { isValues } from '../../platform/values.ts'

const TIMES = ['createdAt', 'updatedAt']

/** Times of a document are those of the server. What a call from outside says of them is left out; commands of our own may bring them. */
export function leaveTimes(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [leave, ...beforeOperation] } }
}

const leave: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return args
  if (!('data' in args) || !isValues(args.data)) return args
  const own = Object.entries(args.data).filter(([name]) => !TIMES.includes(name))
  return { ...args, data: Object.fromEntries(own) }
}
