import { ARTICLE_KINDS, type ArticleKind } from '@menagerie/contract/article'
import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { publishDocument, refuseTakenPath, unpublishDocument } from '../../publish/hooks.ts'
import { areaField } from '../fields/area-field.ts'
import { bylineFields, contentTabs, HEADINGS } from '../fields/content-fields.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { innerPathField } from '../fields/path-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { translationGroupField } from '../fields/translation-group-field.ts'

const KIND_LABELS: Readonly<Record<ArticleKind, string>> = { blog: 'Blog post', news: 'News', advice: 'Advice' }

const CONTENT: Field[] = [
  ...HEADINGS,
  innerPathField('blog/first-days-with-a-puppy'),
  areaField('main', 'Text and blocks', 'The content of the article, from top to bottom.'),
]

const SIDEBAR: Field[] = [
  siteField,
  {
    name: 'role_type',
    type: 'select',
    label: 'Kind of article',
    required: true,
    defaultValue: 'blog',
    options: ARTICLE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    admin: { position: 'sidebar', isClearable: false, description: 'In which lists it shows.' },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    filterOptions: ofOwnSite,
    admin: { position: 'sidebar', description: 'Categories of the same site. Cards show the first one.' },
  },
  ...bylineFields(() => true),
  {
    name: 'checkedBy',
    type: 'relationship',
    relationTo: 'authors',
    label: 'Checked by',
    admin: { position: 'sidebar', description: 'Who has checked the facts, such as a vet. The page says so.' },
  },
  translationGroupField,
]

export const articles: CollectionConfig = {
  slug: 'articles',
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Blog posts, news and advice of all sites.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'site', 'role_type', 'created', '_status'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['title', 'path'],
  },
  hooks: {
    beforeValidate: [requireOwnSite, refuseTakenPath],
    afterChange: [publishDocument('articles')],
    afterDelete: [unpublishDocument('articles')],
  },
  fields: [documentTitleField('New article', [{ field: 'title' }]), contentTabs(CONTENT), ...SIDEBAR],
}
