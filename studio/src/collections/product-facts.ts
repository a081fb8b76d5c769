import { BRANDS } from '@menagerie/brands/brand'
import { BRAND_KEYS } from '@menagerie/brands/brand-locale'
import { skuSchema } from '@menagerie/contract/product'
import type { CollectionConfig, Field } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../access/document-access.ts'
import { marketsField } from '../fields/markets-field.ts'
import { publishDocument, unpublishDocument } from '../publish/hooks.ts'

/** Animals a product is made for, as the facets of search name them. */
const ANIMAL_TYPES = [
  { value: 'dog', label: 'Dogs' },
  { value: 'cat', label: 'Cats' },
  { value: 'horse', label: 'Horses' },
  { value: 'rabbit', label: 'Rabbits' },
  { value: 'parrot', label: 'Parrots' },
  { value: 'fish', label: 'Fish' },
  { value: 'other', label: 'Other animals' },
]

const localizedText = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  localized: true,
  admin: { width: '50%' },
})

const PRODUCT: Field[] = [
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
  {
    name: 'name',
    type: 'text',
    label: 'Internal name',
    required: true,
    admin: { description: 'For finding it here. Visitors see the name in the product text of their country.' },
  },
  { name: 'brands', type: 'select', label: 'Sold by', hasMany: true, required: true, options: brandOptions() },
  { name: 'animal_type', type: 'select', label: 'For which animals', hasMany: true, options: ANIMAL_TYPES },
  {
    name: 'images',
    type: 'upload',
    label: 'Pictures',
    relationTo: 'media',
    hasMany: true,
    admin: { description: 'The first one shows in lists.' },
  },
]

const SPECIFICATION: Field = {
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

const RELATIONS: Field[] = [
  {
    name: 'related',
    type: 'relationship',
    label: 'Related products',
    relationTo: 'product-facts',
    hasMany: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  },
  {
    name: 'variant_group',
    type: 'text',
    label: 'Variant group',
    index: true,
    admin: { description: 'Products with the same word here are variants of each other, such as sizes or flavours.' },
  },
]

function brandOptions() {
  return BRAND_KEYS.map((key) => ({ value: key, label: BRANDS[key].name }))
}

export const productFacts: CollectionConfig = {
  slug: 'product-facts',
  labels: { singular: 'Product', plural: 'Products' },
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    group: 'Products',
    description: 'Facts that hold in every country. Names and texts per country are product texts.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'sku', 'brands', 'animal_type', 'updatedAt'],
    listSearchableFields: ['name', 'sku', 'barcode'],
  },
  hooks: { afterChange: [publishDocument('product-facts')], afterDelete: [unpublishDocument('product-facts')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Product', fields: PRODUCT },
        { label: 'Countries and prices', fields: [marketsField] },
        {
          label: 'Specification',
          description: 'One text per language: choose the language at the top right of the screen.',
          fields: [SPECIFICATION],
        },
        { label: 'Relations', fields: RELATIONS },
      ],
    },
  ],
}
