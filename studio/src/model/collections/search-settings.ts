import { linkGroup } from '@menagerie/web/blocks/link-fields'
import type { CollectionConfig } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'

export const searchSettingsCollection: CollectionConfig = {
  slug: 'search-settings',
  labels: { singular: 'Search settings', plural: 'Search settings' },
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: 'site',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'site',
    group: 'Settings',
    description: 'What the search box of a site offers when visitors first select it. One document for each site.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['site', 'suggestions', '_status', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['site'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('search-settings')],
    afterDelete: [unpublishDocument('search-settings')],
  },
  fields: [
    {
      name: 'terms',
      type: 'text',
      label: 'Popular search terms',
      hasMany: true,
      maxLength: 100,
      admin: { description: 'In the order shown. Press Enter after each one.' },
    },
    {
      name: 'products',
      type: 'relationship',
      label: 'Newest products',
      relationTo: 'product-facts',
      hasMany: true,
      admin: { description: 'In this order. The first three that are sold in the country are shown.' },
    },
    {
      name: 'suggestions',
      type: 'checkbox',
      label: 'Suggest searches as visitors type',
      defaultValue: false,
    },
    {
      type: 'collapsible',
      label: 'Spotlight',
      fields: [
        documentTitleField('New search settings', [{ field: 'site', labels: SITE_LABELS }]),
        { name: 'spotlightLabel', type: 'text', label: 'Text', maxLength: 100 },
        linkGroup('spotlightLink', 'Link'),
        { name: 'spotlightImage', type: 'upload', label: 'Picture', relationTo: 'media' },
      ],
    },
    siteField,
  ],
}
