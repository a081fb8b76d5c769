import type { Access, SanitizedConfig } from 'payload'
import { deletePreference } from './delete-preference.ts'
import { toRightsEndpoint } from './hide-structure.ts'
import { NO_VERSIONS } from './hide-versions.ts'
import { denyAll, ownPreferences, staff } from './rules.ts'

type Operation = 'create' | 'read' | 'update' | 'delete'

/** Access rules of the collections that Payload adds. The studio's own use of the Local API bypasses them. */
const INTERNAL_ACCESS: Readonly<Record<string, Record<Operation, Access>>> = {
  'payload-preferences': { create: staff, read: ownPreferences, update: ownPreferences, delete: ownPreferences },
  'payload-locked-documents': { create: staff, read: staff, update: staff, delete: staff },
  'payload-migrations': { create: denyAll, read: denyAll, update: denyAll, delete: denyAll },
  'payload-jobs': { create: denyAll, read: denyAll, update: denyAll, delete: denyAll },
  'payload-kv': { create: denyAll, read: denyAll, update: denyAll, delete: denyAll },
}

/** Stops the start if an update of Payload adds a collection that has no rule here. */
export function closeInternalCollections(config: SanitizedConfig, declared: readonly string[]): SanitizedConfig {
  for (const collection of config.collections) {
    if (declared.includes(collection.slug)) continue
    const access = INTERNAL_ACCESS[collection.slug]
    if (access === undefined) throw new Error(`The collection ${collection.slug} has no access rule`)
    Object.assign(collection.access, access)
    if (collection.endpoints === false) {
      // Payload answers 501 for a collection without endpoints, so that outside calls could trigger the alert for
      // failing calls.
      collection.endpoints = []
      continue
    }
    collection.endpoints.unshift(
      toRightsEndpoint(collection.slug),
      ...(collection.versions ? [] : NO_VERSIONS),
      ...(collection.slug === 'payload-preferences' ? [deletePreference] : []),
    )
  }
  return config
}
