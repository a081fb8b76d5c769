import type { CollectionBeforeOperationHook, CollectionConfig, SanitizedConfig } from 'payload'
import { refuseStrangers } from './access/refuse-strangers.ts'
import { leaveTimes } from './model/fields/leave-times.ts'
import { refuseUnstorable } from './model/fields/refuse-unstorable.ts'
import { refuseWrongKinds } from './model/fields/refuse-wrong-kinds.ts'
import { requireFields } from './model/fields/require-fields.ts'

/** Checks before an operation. As in `collection-steps.ts`, the last one runs first. */
const CHECKS: readonly ((collection: CollectionConfig) => CollectionConfig)[] = [
  leaveTimes,
  refuseWrongKinds,
  refuseUnstorable,
  requireFields,
  refuseStrangers,
]

/**
 * An empty collection, passed through the checks only to collect their hooks: these read the fields of the collection
 * that is called.
 */
const BARE: CollectionConfig = { slug: 'internal', fields: [] }

/**
 * Lets the collections that Payload adds (locks of documents, preferences) check calls from outside like the studio's
 * own collections. Payload's own code writes there, too, and is not checked.
 */
export function checkInternalCollections(config: SanitizedConfig, declared: readonly string[]): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    if (declared.includes(slug)) continue
    const { hooks: checks } = CHECKS.reduce((done, check) => check(done), BARE)
    hooks.beforeOperation.unshift(...(checks?.beforeOperation ?? []).map(ofOutside))
  }
  return config
}

const ofOutside =
  (check: CollectionBeforeOperationHook): CollectionBeforeOperationHook =>
  (call) =>
    call.overrideAccess === true || call.req.payloadAPI !== 'REST' ? call.args : check(call)
