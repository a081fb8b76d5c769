import { GHS_SYMBOLS, skuSchema } from '@menagerie/contract/product'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { CollectionConfig, Field } from 'payload'
import { PRODUCT_ACCESS } from '../../access/document-access.ts'
import { ofCatalogue } from '../../access/of-catalogue.ts'
import { toSiteLabel } from '../../platform/site-labels.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import type { SellingSite } from '../admin/find-sites-without-text.ts'
import { articleNumberField } from '../fields/article-number-field.ts'
import { brandsField } from '../fields/brands-field.ts'
import { facetsField } from '../fields/facets-field.ts'
import { marketsField } from '../fields/markets-field.ts'
import { tagsField } from '../fields/terms-field.ts'
import { videoField } from '../fields/video-field.ts'
import { refuseForeignMarkets } from './product-facts/refuse-foreign-markets.ts'
import { restoreByCatalogue } from './product-facts/restore-by-catalogue.ts'

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
  articleNumberField,
  {
    name: 'name',
    type: 'text',
    label: 'Internal name',
    required: true,
    admin: { description: 'For finding it here. Visitors see the name in the product text of their country.' },
  },
  brandsField('Sold by'),
  {
    name: 'images',
    type: 'upload',
    label: 'Pictures',
    relationTo: 'media',
    hasMany: true,
    admin: { description: 'The first one shows in lists. A site may have its own, in its product text.' },
  },
  videoField('Address of the video about the product.'),
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

const FINDING: Field[] = [
  facetsField,
  {
    name: 'is_natural',
    type: 'checkbox',
    label: 'Natural',
    defaultValue: false,
    admin: { description: 'Found by visitors who look for natural products.' },
  },
  tagsField,
]

const HAZARDS: Field = {
  name: 'ghs_symbols',
  type: 'select',
  label: 'Hazard symbols',
  hasMany: true,
  options: GHS_SYMBOLS.map((symbol) => ({ value: symbol, label: `${symbol} · ${HAZARD_LABELS[symbol]}` })),
  admin: { description: 'Pictograms on the package, as the safety data sheet lists them.' },
}

const RELATIONS: Field[] = [
  {
    name: 'related',
    type: 'relationship',
    label: 'Related products',
    relationTo: 'product-facts',
    hasMany: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: { description: 'A site may have its own, in its product text.' },
  },
  {
    name: 'variant_group',
    type: 'text',
    label: 'Variant group',
    index: true,
    admin: { description: 'Products with the same word here are variants of each other, such as sizes or flavours.' },
  },
]

const SELLING_SITES: SellingSite[] = BRAND_LOCALES.map((site) => ({
  id: site.id,
  label: toSiteLabel(site),
  brand: site.brand,
  country: site.country,
}))

const MISSING_TEXTS: Field = {
  name: 'missingTexts',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '/src/editor/inputs/MissingTexts.tsx#MissingTexts', clientProps: { sites: SELLING_SITES } },
    },
  },
}

const TEXTS: Field = {
  name: 'texts',
  type: 'join',
  label: 'Texts per site',
  collection: 'product-texts',
  on: 'facts',
  defaultSort: 'site',
  defaultLimit: 30,
  maxDepth: 0,
  // The first column opens the text.
  admin: { defaultColumns: ['name', 'site', '_status', 'updatedAt'] },
}

export const productFacts: CollectionConfig = {
  slug: 'product-facts',
  labels: { singular: 'Product', plural: 'Products' },
  access: PRODUCT_ACCESS,
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    group: 'Products',
    description:
      'Facts that hold in every country, written by administrators; prices and availability of a country by its editors. Names and texts per country are product texts.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'sku', 'brands', 'updatedAt'],
    listSearchableFields: ['name', 'sku', 'article_number', 'barcode'],
  },
  hooks: {
    beforeOperation: [restoreByCatalogue],
    beforeValidate: [refuseForeignMarkets],
    afterChange: [publishDocument('product-facts')],
    afterDelete: [unpublishDocument('product-facts')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Product', fields: ofCatalogue(PRODUCT) },
        { label: 'Countries and prices', fields: [marketsField] },
        {
          label: 'Specification',
          description: 'One text per language: choose the language at the top right of the screen.',
          fields: ofCatalogue([SPECIFICATION, HAZARDS]),
        },
        {
          label: 'Facets and tags',
          description: 'How visitors find the product. The words to choose from are the terms of the studio.',
          fields: ofCatalogue(FINDING),
        },
        { label: 'Relations', fields: ofCatalogue(RELATIONS) },
        { label: 'Texts', fields: [MISSING_TEXTS, TEXTS] },
      ],
    },
  ],
}
