import type { CollectionConfig } from 'payload'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { toSavedCollection } from '../saves/saved-collections.ts'
import { askBeforeDelete, askBeforeUpdate } from './ask-before-breaking.ts'
import { forgetHiddenChoices } from './forget-hidden-choices.ts'
import { forgetReferences, keepReferences } from './keep-references.ts'
import { refuseForeignLinks } from './refuse-foreign-links.ts'
import { refuseUntoldPictures } from './refuse-untold-pictures.ts'
import { USED_COLLECTIONS } from './uses.ts'

/** Box with references, beside the form of each document that can be referenced. */
const WHERE_USED = sidebarBox('whereUsed', '/src/editor/references/WhereUsed.tsx#WhereUsed', {
  siteLabels: SITE_LABELS,
})

/** Adds to a collection the checks and the storage of references. */
export function withReferences(collection: CollectionConfig): CollectionConfig {
  if (toSavedCollection(collection.slug) === undefined) return collection
  const { hooks = {} } = collection
  const isUsed = USED_COLLECTIONS.some((slug) => slug === collection.slug)
  return {
    ...collection,
    fields: isUsed ? [...collection.fields, WHERE_USED] : collection.fields,
    hooks: {
      ...hooks,
      beforeValidate: [
        ...(hooks.beforeValidate ?? []),
        forgetHiddenChoices,
        refuseForeignLinks,
        refuseUntoldPictures,
        ...(isUsed ? [askBeforeUpdate] : []),
      ],
      beforeDelete: [...(isUsed ? [askBeforeDelete] : []), ...(hooks.beforeDelete ?? [])],
      afterChange: [...(hooks.afterChange ?? []), keepReferences],
      afterDelete: [...(hooks.afterDelete ?? []), forgetReferences],
    },
  }
}
