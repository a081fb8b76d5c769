import { RANGE_FACETS } from '@menagerie/contract/store'
import type { Condition, Field, GroupField } from 'payload'
import { FACET_LABELS } from '../../publish/parts/vocabularies.ts'
import { RANGE_EXTENTS } from '../../publish/to-entries/store-range.ts'
import { termsField } from './terms-field.ts'

const EXTENT_LABELS = {
  unknown: 'Not known',
  full: 'All products of its brands',
  part: 'What is chosen below',
} as const satisfies Record<(typeof RANGE_EXTENTS)[number], string>

const isPart: Condition = (_, siblings) => siblings?.extent === 'part'

const TERMS = RANGE_FACETS.map((facet) =>
  termsField({ name: facet, label: FACET_LABELS[facet], vocabulary: facet, width: '50%' }),
)

/** Fields for a part of the range; shown if the store does not carry everything. */
const PART: Field[] = [
  {
    name: 'categories',
    type: 'text',
    label: 'Categories',
    hasMany: true,
    maxLength: 100,
    admin: { condition: isPart, description: 'Their codes, such as dogs or dogs-food: the same in every country.' },
  },
  ...[TERMS.slice(0, 2), TERMS.slice(2)].map(
    (fields): Field => ({
      type: 'row',
      admin: { condition: isPart },
      fields: [...fields],
    }),
  ),
  {
    name: 'products',
    type: 'relationship',
    label: 'Single products',
    relationTo: 'product-facts',
    hasMany: true,
    admin: { condition: isPart, description: 'Carried in addition to what the fields above say.' },
  },
]

/** The products that a store carries: everything of its brands, or a part given by categories, terms or products. */
export const storeRangeField: GroupField = {
  name: 'range',
  type: 'group',
  label: false,
  fields: [
    {
      name: 'extent',
      type: 'select',
      label: 'Carries',
      defaultValue: 'unknown',
      options: RANGE_EXTENTS.map((value) => ({ value, label: EXTENT_LABELS[value] })),
      admin: { isClearable: false },
    },
    ...PART,
  ],
}
