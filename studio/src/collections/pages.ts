import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../access/document-access.ts'
import { requireOwnSite } from '../access/require-own-site.ts'
import { areaField } from '../fields/area-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { pathField } from '../fields/path-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { translationGroupField } from '../fields/translation-group-field.ts'
import { publishDocument, refuseTakenPath, unpublishDocument } from '../publish/hooks.ts'

const CONTENT: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 200 },
  { name: 'subTitle', type: 'text', label: 'Subtitle', maxLength: 300 },
  pathField,
  areaField('main', 'Main area', 'The content of the page, from top to bottom.'),
  areaField('miniBanners', 'Mini banners', 'Small banners between the top and the main area of a home page.'),
  areaField('extras', 'Extras', 'What stands around the main area: above it on a home page, below it on others.'),
]

const SEARCH_ENGINES: Field[] = [
  {
    name: 'metaTitle',
    type: 'text',
    label: 'Title for search engines',
    maxLength: 200,
    admin: { description: 'Left empty, the title of the page is used. About 60 characters show.' },
  },
  {
    name: 'metaDescription',
    type: 'textarea',
    label: 'Description for search engines',
    maxLength: 500,
    admin: { description: 'One or two sentences; about 155 characters show.' },
  },
  {
    name: 'robots',
    type: 'group',
    label: 'Search engines may',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'index', type: 'checkbox', label: 'show this page in their results', defaultValue: true },
          { name: 'follow', type: 'checkbox', label: 'follow the links on it', defaultValue: true },
        ],
      },
    ],
  },
]

const SIDEBAR: Field[] = [
  siteField,
  {
    name: 'template',
    type: 'select',
    required: true,
    defaultValue: 'Default',
    options: PAGE_TEMPLATES.map((value) => ({ value, label: value === 'Homepage' ? 'Home page' : value })),
    admin: { position: 'sidebar', isClearable: false, description: 'How the page is laid out.' },
  },
  {
    name: 'is_gated',
    type: 'checkbox',
    label: 'Only for business customers',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Visitors who have not signed in are sent to the home page.' },
  },
  translationGroupField,
]

export const pages: CollectionConfig = {
  slug: 'pages',
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Pages of all sites. Translations of one page share its translation group.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'site', 'path', '_status', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['title', 'path'],
  },
  hooks: {
    beforeValidate: [requireOwnSite, refuseTakenPath],
    afterChange: [publishDocument('pages')],
    afterDelete: [unpublishDocument('pages')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: CONTENT },
        { label: 'Search engines', fields: SEARCH_ENGINES },
      ],
    },
    ...SIDEBAR,
  ],
}
