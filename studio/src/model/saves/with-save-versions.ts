import type { CollectionConfig, Field } from 'payload'
import { denyAll } from '../../access/rules.ts'
import { keepAside, keepVersionOfOthers } from './keep-versions.ts'
import { recordSave, refuseStaleSave } from './refuse-stale-save.ts'
import { toSavedCollection } from './saved-collections.ts'
import { savedStateField } from './saved-state-field.ts'
import { waitForDocument } from './wait-for-document.ts'

const GUARD = '/src/editor/saves/SaveGuard.tsx#SaveGuard'

/** Only `recordSave` writes these fields. */
const TRAIL: Field[] = [
  savedStateField,
  {
    name: 'savedBy',
    type: 'text',
    label: 'Changed by',
    access: { create: denyAll, update: denyAll },
    admin: { hidden: true, disableListFilter: true },
  },
  {
    // The id as well, because two users may have the same name.
    name: 'saverId',
    type: 'text',
    label: 'Changed by (account)',
    access: { create: denyAll, update: denyAll },
    admin: { hidden: true, disableListFilter: true, disableListColumn: true },
  },
  {
    name: 'savedOver',
    type: 'checkbox',
    label: 'Overwrote changes of others unseen',
    access: { create: denyAll, update: denyAll },
    admin: { hidden: true, disableListFilter: true, disableListColumn: true },
  },
]

/** Adds versions of saves to a collection: a save based on an older version is refused, and no typed text is lost. */
export function withSaveVersions(collection: CollectionConfig): CollectionConfig {
  if (toSavedCollection(collection.slug) === undefined) return collection
  const { hooks = {}, admin = {} } = collection
  const { beforeDocumentControls = [], ...edit } = admin.components?.edit ?? {}
  return {
    ...collection,
    // Payload's locks end at the first autosave; presence and save versions replace them.
    lockDocuments: false,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), waitForDocument],
      beforeValidate: [refuseStaleSave, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), recordSave, keepVersionOfOthers],
      afterChange: [...(hooks.afterChange ?? []), keepAside],
    },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: { ...edit, beforeDocumentControls: [GUARD, ...beforeDocumentControls] },
      },
    },
    // First, so that a comparison of versions begins with their authors.
    fields: [...TRAIL, ...collection.fields],
  }
}
