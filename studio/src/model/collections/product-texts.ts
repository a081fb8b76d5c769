import { MAX_CUSTOMER_PICTURES, MAX_TEASER } from '@menagerie/contract/product'
import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { publishDocument, refuseTakenPath, unpublishDocument } from '../../publish/hooks.ts'
import { markCopy } from '../addresses/mark-copy.ts'
import { areaField } from '../fields/area-field.ts'
import { BUYING_FIELDS } from '../fields/buying-fields.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { addressPartField } from '../fields/path-field.ts'
import { rowTitle } from '../fields/row-title.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { videoFields } from '../fields/video-fields.ts'
import { webAddressField } from '../fields/web-address-field.ts'

const TEXTS: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 200, hooks: { beforeDuplicate: [markCopy] } },
  {
    name: 'title',
    type: 'text',
    label: 'Long title',
    maxLength: 300,
    admin: { description: 'Heading of the product page. If left empty, the name is used.' },
  },
  {
    type: 'row',
    fields: [
      addressPartField('url_slug', 'Address, folder', 'Such as dogs/dry-food.', true),
      addressPartField('url_key', 'Address, last part', 'Such as salmon-adult-3kg.', false),
    ],
  },
  { name: 'short_description', type: 'textarea', label: 'Short description', maxLength: 1000 },
  {
    name: 'teaser',
    type: 'text',
    label: 'Line for cards',
    maxLength: MAX_TEASER,
    admin: {
      description:
        'Shown below the name in lists, up to 60 characters. If left empty, the short description is shown as far as it fits.',
    },
  },
  {
    name: 'usps',
    type: 'array',
    label: 'Benefits',
    labels: { singular: 'Benefit', plural: 'Benefits' },
    admin: { initCollapsed: true, components: { RowLabel: rowTitle('Benefit') } },
    fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
  },
  { name: 'description', type: 'richText' },
  { name: 'instructions', type: 'richText', label: 'Directions for use' },
  { name: 'composition', type: 'richText' },
  { name: 'additives', type: 'richText' },
  { name: 'analysis', type: 'richText', label: 'Analytical constituents' },
]

/** Fields of a site that replace those of the product. */
const OWN: Field[] = [
  {
    name: 'images',
    type: 'upload',
    label: 'Pictures on this site',
    relationTo: 'media',
    hasMany: true,
    admin: {
      description:
        'Such as the pack in the language of the country. The first one is shown in lists. If left empty, the pictures of the product are shown.',
    },
  },
  {
    name: 'related',
    type: 'relationship',
    label: 'Related products on this site',
    relationTo: 'product-facts',
    hasMany: true,
    admin: { description: 'If left empty, those of the product are shown, if this site has them.' },
  },
  ...videoFields('Address of the video on this site. If left empty, the video of the product is shown.'),
]

const MORE: Field[] = [
  {
    name: 'leaflets',
    type: 'relationship',
    relationTo: 'leaflets',
    hasMany: true,
    admin: { description: 'Package inserts in the language of this country, in the order they show.' },
  },
  {
    name: 'flowbox_enabled',
    type: 'checkbox',
    label: 'Show pictures of customers',
    defaultValue: false,
    admin: { description: 'The feed of pictures of this product shared by customers.' },
  },
  {
    name: 'customer_pictures',
    type: 'array',
    label: 'Pictures of customers',
    labels: { singular: 'Picture', plural: 'Pictures' },
    maxRows: MAX_CUSTOMER_PICTURES,
    admin: {
      condition: (text) => text.flowbox_enabled === true,
      description: 'Up to 12. Shown if no feed service is connected, or if the visitor does not agree to it.',
    },
    fields: [
      { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture', required: true },
      webAddressField({ name: 'link', label: 'Address of the post', description: 'Opens in a new tab.' }),
    ],
  },
]

const SPECIFICATION: Field[] = [
  { name: 'do_not_apply_when', type: 'textarea', label: 'Do not use when' },
  { name: 'efficacy_period', type: 'textarea', label: 'How long it works' },
  { name: 'storage_and_safety', type: 'textarea', label: 'Storage and safety' },
  { name: 'product_precautions', type: 'textarea', label: 'Precautions' },
  { name: 'item_active_ingredients', type: 'textarea', label: 'Active ingredients' },
  { name: 'item_legal_category', type: 'text', label: 'Legal category' },
  {
    name: 'is_prescription',
    type: 'checkbox',
    label: 'On prescription only',
    defaultValue: false,
    admin: {
      description:
        'In France such a product is not promoted: no price, no benefits, no way to buy, and not in a spotlight.',
    },
  },
]

const META_DESCRIPTION: Field = {
  name: 'meta_description',
  type: 'textarea',
  label: 'Description for search engines',
  maxLength: 500,
  admin: { description: 'One or two sentences. About 155 characters are shown.' },
}

const FACTS: Field = {
  name: 'facts',
  type: 'relationship',
  label: 'Product',
  relationTo: 'product-facts',
  required: true,
  index: true,
  admin: { position: 'sidebar', description: 'The product that this text describes. One text per product and site.' },
}

const SUMMARY = sidebarBox('productSummary', '/src/editor/inputs/ProductSummary.tsx#ProductSummary', {
  brandNames: Object.fromEntries(BRAND_KEYS.map((key) => [key, brandByKey(key).name])),
})

export const productTexts: CollectionConfig = {
  slug: 'product-texts',
  labels: { singular: 'Product text', plural: 'Product texts' },
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  indexes: [{ fields: ['site', 'facts'] }],
  admin: {
    useAsTitle: 'name',
    group: 'Products',
    description: 'Names, addresses and texts of products, one per product and site.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'site', 'facts', '_status', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['name', 'url_key', 'url_slug', 'facts.sku'],
  },
  hooks: {
    beforeValidate: [requireOwnSite, refuseTakenPath],
    afterChange: [publishDocument('product-texts')],
    afterDelete: [unpublishDocument('product-texts')],
  },
  fields: [
    documentTitleField('New product text', [{ field: 'name' }]),
    {
      type: 'tabs',
      tabs: [
        { label: 'Text', fields: TEXTS },
        { label: 'Specification', fields: SPECIFICATION },
        { label: 'Where to buy', fields: BUYING_FIELDS },
        { label: 'Pictures and video', fields: OWN },
        { label: 'Leaflets', fields: MORE },
        {
          label: 'Blocks',
          fields: [areaField('blocks', 'Blocks', 'Shown below the product, from top to bottom.')],
        },
        { label: 'Search engines', fields: [META_DESCRIPTION] },
      ],
    },
    siteField,
    FACTS,
    SUMMARY,
  ],
}
