import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { CollectionConfig, Field, RelationshipField, UploadField } from 'payload'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { pickedSchema } from './offer.ts'

const PICKER = {
  path: '/src/editor/pickers/DocumentPicker.tsx#DocumentPicker',
  clientProps: { siteLabels: SITE_LABELS },
}

/** Gives all relations to pages, articles, jobs, products and pictures the studio's own picker. */
export const withPickers = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(withPicker),
})

export function withPicker(field: Field): Field {
  switch (field.type) {
    case 'row':
    case 'collapsible':
    case 'group':
    case 'array':
      return { ...field, fields: field.fields.map(withPicker) }
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withPicker) })) }
    case 'relationship':
      return isPicked(field) ? toPicked(field) : field
    case 'upload':
      return field.relationTo === 'media' ? toPicked(field) : field
    default:
      return field
  }
}

/** A relation with filters of its own keeps Payload's picker, which applies them. */
function isPicked({ filterOptions, relationTo }: RelationshipField): boolean {
  const isFree = filterOptions === undefined || filterOptions === null || filterOptions === ofOwnSite
  return isFree && [relationTo].flat().every((slug) => pickedSchema.safeParse(slug).success)
}

function toPicked(field: RelationshipField | UploadField): Field {
  const admin = { ...field.admin, components: { ...field.admin?.components, Field: PICKER } }
  return Object.assign({}, field, { admin })
}
