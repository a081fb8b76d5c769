import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Adds a hook that runs before a collection's other hooks, and before Payload processes the call. */
export function withBeforeOperation(
  collection: CollectionConfig,
  hook: CollectionBeforeOperationHook,
): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [hook, ...beforeOperation] } }
}
