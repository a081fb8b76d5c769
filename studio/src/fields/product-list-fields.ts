import { PRODUCT_FACETS } from '@menagerie/contract/product'
import { linkGroup } from '@menagerie/site/blocks/link-fields'
import type { ArrayField, Field, FilterOptions, SelectField } from 'payload'
import { z } from 'zod'
import { rowTitle } from './row-title.ts'
import { FACET_LABELS } from './vocabularies.ts'

const FACET_OPTIONS = PRODUCT_FACETS.map((value) => ({ value, label: FACET_LABELS[value] }))

const filterAttributes: SelectField = {
  name: 'filterAttributes',
  type: 'select',
  label: 'Filters for visitors',
  hasMany: true,
  enumName: 'enum_product_facet',
  options: FACET_OPTIONS,
  admin: { description: 'In the order they show. Left empty, all filters show that the products have values for.' },
}

const filterRow = z.looseObject({ facet: z.string().nullish() })

const ofFacetOfRow: FilterOptions = ({ siblingData }) => ({
  vocabulary: { equals: filterRow.safeParse(siblingData).data?.facet ?? '' },
})

function refuseTwice(rows: unknown): true | string {
  const facets =
    z
      .array(filterRow)
      .safeParse(rows)
      .data?.map(({ facet }) => facet) ?? []
  return (
    new Set(facets).size === facets.length || 'Each property stands in one row: put all its values into the same one'
  )
}

const productFilter: ArrayField = {
  name: 'productFilter',
  type: 'array',
  label: 'Products in the list',
  labels: { singular: 'Condition', plural: 'Conditions' },
  validate: refuseTwice,
  admin: {
    description: 'A product shows when it has one of the values of every row. Without rows all products show.',
    components: { RowLabel: rowTitle('Condition', { field: 'facet', options: FACET_OPTIONS }) },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'facet',
          type: 'select',
          label: 'Property',
          required: true,
          enumName: 'enum_product_facet',
          options: FACET_OPTIONS,
          admin: { width: '40%', isClearable: false },
        },
        {
          name: 'values',
          type: 'relationship',
          label: 'Is one of',
          relationTo: 'terms',
          hasMany: true,
          required: true,
          minRows: 1,
          filterOptions: ofFacetOfRow,
          admin: { width: '60%', allowCreate: false, allowEdit: false },
        },
      ],
    },
  ],
}

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

/** What a page with a product list asks for. */
export const PRODUCT_LIST_FIELDS: Field[] = [productFilter, filterAttributes, ALSO_WATCH]
