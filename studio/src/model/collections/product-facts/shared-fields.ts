import { GHS_SYMBOLS, skuSchema } from '@menagerie/contract/product'
import type { Field } from 'payload'
import { articleNumberField } from '../../fields/article-number-field.ts'
import { brandsField } from '../../fields/brands-field.ts'
import { facetsField } from '../../fields/facets-field.ts'
import { tagsField } from '../../fields/terms-field.ts'
import { videoFields } from '../../fields/video-fields.ts'

const HAZARD_LABELS = {
  GHS01: 'explosive',
  GHS02: 'flammable',
  GHS03: 'oxidising',
  GHS04: 'gas under pressure',
  GHS05: 'corrosive',
  GHS06: 'toxic',
  GHS07: 'harmful',
  GHS08: 'health hazard',
  GHS09: 'dangerous to the environment',
} as const satisfies Record<(typeof GHS_SYMBOLS)[number], string>

const localizedText = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  localized: true,
  admin: { width: '50%' },
})

/** Numbers that identify a product: changed immediately, not in drafts. */
export const NUMBERS: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'sku',
        type: 'text',
        label: 'SKU',
        required: true,
        unique: true,
        validate: (value: unknown) =>
          skuSchema.safeParse(value).success || 'A SKU is a number of up to 18 digits, without spaces',
        admin: { width: '50%', description: 'Article number, digits only.' },
      },
      { name: 'barcode', type: 'text', admin: { width: '50%' } },
    ],
  },
  articleNumberField,
]

export const PRODUCT: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: 'Internal name',
    required: true,
    admin: { description: 'To find it here. Visitors see the name in the product text for their country.' },
  },
  brandsField('Sold by'),
  {
    name: 'images',
    type: 'upload',
    label: 'Pictures',
    relationTo: 'media',
    hasMany: true,
    admin: { description: 'The first one is shown in lists. A site can have its own, in its product text.' },
  },
  ...videoFields('Address of the video about the product.'),
]

export const SPECIFICATION: Field = {
  name: 'specification',
  type: 'group',
  label: false,
  fields: [
    { type: 'row', fields: [localizedText('color', 'Colour'), localizedText('flavor', 'Flavour')] },
    { type: 'row', fields: [localizedText('contents', 'Contents'), localizedText('size', 'Size')] },
    { type: 'row', fields: [localizedText('form', 'Form'), localizedText('animal_age', 'Age of the animal')] },
    {
      type: 'row',
      fields: [localizedText('animal_type', 'Kind of animal'), localizedText('animal_weight', 'Weight of the animal')],
    },
  ],
}

export const FINDING: Field[] = [
  facetsField,
  {
    name: 'is_natural',
    type: 'checkbox',
    label: 'Natural',
    defaultValue: false,
    admin: { description: 'Found by visitors looking for natural products.' },
  },
  tagsField,
]

export const HAZARDS: Field = {
  name: 'ghs_symbols',
  type: 'select',
  label: 'Hazard symbols',
  hasMany: true,
  options: GHS_SYMBOLS.map((symbol) => ({ value: symbol, label: `${symbol} · ${HAZARD_LABELS[symbol]}` })),
  admin: { description: 'Pictograms on the package, as the safety data sheet lists them.' },
}

export const RELATIONS: Field[] = [
  {
    name: 'related',
    type: 'relationship',
    label: 'Related products',
    relationTo: 'product-facts',
    hasMany: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: { description: 'A site can have its own, in its product text.' },
  },
  {
    name: 'variant_group',
    type: 'text',
    label: 'Variant group',
    index: true,
    admin: { description: 'Products with the same word here are variants of each other, such as sizes or flavours.' },
  },
]
