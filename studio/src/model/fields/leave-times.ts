import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { isValues } from '../../platform/values.ts'

const TIMES = ['createdAt', 'updatedAt']

/** Ignores creation and update times in calls from outside, because the server sets them; the studio's own commands may set them. */
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
