import { PRODUCT_FACETS } from '@menagerie/contract/product'
import type { ArrayField, Condition, FilterOptions } from 'payload'
import { z } from 'zod'
import { FACET_LABELS } from '../../publish/parts/vocabularies.ts'
import { rowTitle } from './row-title.ts'

const FACET_OPTIONS = PRODUCT_FACETS.map((value) => ({ value, label: FACET_LABELS[value] }))

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
  return new Set(facets).size === facets.length || 'Use one row for each property: put all its values into the same row'
}

type ProductFilterField = { name: string; label: string; description: string; condition?: Condition }

/** Rows with a facet and the values that a product may have. */
export function productFilterField({ name, label, description, condition }: ProductFilterField): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Condition', plural: 'Conditions' },
    validate: refuseTwice,
    admin: {
      description,
      ...(condition && { condition }),
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
}
