import type { CollectionConfig } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { RULE_CONDITIONS, ruledSearchField } from '../fields/search-rule-conditions.ts'
import { RULE_BESIDES, RULE_ON_HITS } from '../fields/search-rule-consequences.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'

export const searchRules: CollectionConfig = {
  slug: 'search-rules',
  labels: { singular: 'Search rule', plural: 'Search rules' },
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: 'title',
  admin: {
    useAsTitle: 'title',
    group: 'Settings',
    description: 'What a search shows first, hides or leads to, for certain words or for a certain time.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'search', 'site', 'from', 'until', '_status'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['title'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('search-rules')],
    afterDelete: [unpublishDocument('search-rules')],
  },
  fields: [
    documentTitleField('New search rule', [{ field: 'title' }]),
    {
      name: 'title',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 200,
      admin: { description: 'For colleagues. Visitors never see it.' },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'When', fields: RULE_CONDITIONS },
        { label: 'What it does to the results', fields: RULE_ON_HITS },
        { label: 'In addition', description: 'Instead of the results, or above them.', fields: RULE_BESIDES },
      ],
    },
    siteField,
    ruledSearchField,
  ],
}
