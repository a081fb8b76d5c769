import { LIST_FACETS } from '@menagerie/contract/product'
import { linkGroup } from '@menagerie/web/blocks/link-fields'
import type { Field, SelectField } from 'payload'
import { FACET_LABELS } from '../../publish/parts/vocabularies.ts'
import { productFilterField } from './product-filter-field.ts'

const filterAttributes: SelectField = {
  name: 'filterAttributes',
  type: 'select',
  label: 'Filters for visitors',
  hasMany: true,
  enumName: 'enum_list_facet',
  options: LIST_FACETS.map((value) => ({ value, label: FACET_LABELS[value] })),
  admin: { description: 'In the order shown. If left empty, all filters are shown that the products have values for.' },
}

const productFilter = productFilterField({
  name: 'productFilter',
  label: 'Products in the list',
  description: 'A product is shown if it has one of the values of every row. Without rows, all products are shown.',
})

const ALSO_WATCH: Field = {
  type: 'collapsible',
  label: 'Also watch: a picture with a link beside the filters, on wide screens',
  admin: { initCollapsed: true },
  fields: [
    { name: 'alsoWatchTitle', type: 'text', label: 'Title', maxLength: 200 },
    { name: 'alsoWatchImage', type: 'upload', label: 'Picture', relationTo: 'media' },
    linkGroup('alsoWatchLink', 'Link'),
  ],
}

/** Fields of a page with a product list. */
export const PRODUCT_LIST_FIELDS: Field[] = [productFilter, filterAttributes, ALSO_WATCH]
