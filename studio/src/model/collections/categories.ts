import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { CollectionConfig } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { parentCategoryField } from '../fields/parent-category-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { translationGroupField } from '../fields/translation-group-field.ts'

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const categories: CollectionConfig = {
  slug: 'categories',
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  indexes: [{ fields: ['site', 'code'] }],
  admin: {
    useAsTitle: 'displayName',
    group: 'Products',
    description: 'Product groups of one site, such as dogs: their name, picture, page and products.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['displayName', 'site', 'code', 'parent', '_status'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['displayName', 'code'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('categories')],
    afterDelete: [unpublishDocument('categories')],
  },
  fields: [
    documentTitleField('New category', [{ field: 'displayName' }]),
    { name: 'displayName', type: 'text', label: 'Name', required: true, maxLength: 200 },
    {
      name: 'code',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && CODE.test(value)) ||
        'Use lower-case letters a to z, digits and hyphens, such as dry-food',
      admin: { description: 'The same in every country, such as dogs. One category per code and site.' },
    },
    parentCategoryField,
    {
      name: 'linkedPage',
      type: 'relationship',
      label: 'Page',
      relationTo: 'pages',
      filterOptions: ofOwnSite,
      admin: { description: 'The page that the category leads to, on the same site.' },
    },
    { name: 'image', type: 'upload', label: 'Picture', relationTo: 'media' },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'product-facts',
      hasMany: true,
      admin: { description: 'In the order shown. Products that are not sold in the country are left out.' },
    },
    siteField,
    translationGroupField,
  ],
}
