import { LINK_TYPES, type LinkType, linkFields } from '@menagerie/web/blocks/link-fields'
import type { Field, GroupField } from 'payload'
import { webAddressField } from './web-address-field.ts'

type DestinationType = Exclude<LinkType, 'anchor' | 'route'>

const LABELS: Readonly<Record<DestinationType, string>> = {
  page: 'Page',
  article: 'Article',
  job: 'Job opening',
  product: 'Product',
  external: 'Other website',
}

const DESTINATIONS = LINK_TYPES.filter((type) => type !== 'anchor' && type !== 'route')

/** Pickers for a document of each kind, as in every link. */
const DOCUMENTS = linkFields()
  .flatMap((field) => (field.type === 'row' ? field.fields : []))
  .filter((field) => field.type === 'relationship')

/**
 * A link that is followed without a click: never to an anchor on the same page, always in the same tab. Stored like
 * other links.
 */
export function destinationGroup(name: string, label: string, description: string): GroupField {
  const fields: Field[] = [
    {
      name: 'type',
      type: 'select',
      label: 'Leads to',
      enumName: 'enum_destination_type',
      options: DESTINATIONS.map((value) => ({ value, label: LABELS[value] })),
      admin: { width: '30%' },
    },
    ...DOCUMENTS,
    webAddressField({
      name: 'externalLink',
      label: 'Address',
      required: true,
      width: '70%',
      condition: (_data, row) => row?.type === 'external',
    }),
  ]
  return { name, type: 'group', label, admin: { description }, fields: [{ type: 'row', fields }] }
}
