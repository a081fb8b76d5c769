import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Puts a hook before all others that a collection has, and before Payload itself looks at a call. */
export function withBeforeOperation(
  collection: CollectionConfig,
  hook: CollectionBeforeOperationHook,
): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [hook, ...beforeOperation] } }
}
