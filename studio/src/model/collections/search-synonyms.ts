import type { CollectionConfig, UIField } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { factRowsField } from '../fields/fact-rows-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { synonymRowsField } from '../fields/synonym-rows-field.ts'

const tryField: UIField = {
  name: 'tryWords',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/editor/inputs/TrySearchWords.tsx#TrySearchWords' },
  },
}

export const searchSynonymsCollection: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Search words', plural: 'Search words' },
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: 'site',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'site',
    group: 'Settings',
    description: 'What visitors’ words mean: facts about products, and other words. One document for each site.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['site', '_status', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['site'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('search-synonyms')],
    afterDelete: [unpublishDocument('search-synonyms')],
  },
  fields: [
    documentTitleField('New search words', [{ field: 'site', labels: SITE_LABELS }]),
    tryField,
    factRowsField,
    synonymRowsField,
    siteField,
  ],
}
