import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { publishDocument, refuseTakenPath, unpublishDocument } from '../../publish/hooks.ts'
import { hasPart, TEMPLATE_LABELS, type TemplatePart } from '../../publish/parts/template-parts.ts'
import { areaField } from '../fields/area-field.ts'
import { bylineFields, contentTabs, HEADINGS } from '../fields/content-fields.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { downloadsField } from '../fields/downloads-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { gateField } from '../fields/gate-field.ts'
import { pathField } from '../fields/path-field.ts'
import { PRODUCT_LIST_FIELDS } from '../fields/product-list-fields.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { translationGroupField } from '../fields/translation-group-field.ts'

type PageForm = { template?: unknown }
const shownWith = (part: TemplatePart) => (page: PageForm) => hasPart(page.template, part)

const miniBanners = areaField('miniBanners', 'Mini banners', 'Small banners between the top and the main area.')

/** Puts the areas of the form into the order of the page. */
const AREA_ORDER: Field = {
  name: 'areaOrder',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/src/editor/inputs/AreaOrder.tsx#AreaOrder' } },
}

const CONTENT: Field[] = [
  AREA_ORDER,
  ...HEADINGS,
  pathField,
  { ...miniBanners, admin: { ...miniBanners.admin, condition: shownWith('miniBanners') } },
  areaField('main', 'Main area', 'The content of the page, from top to bottom.'),
  areaField('extras', 'Extras', 'Content around the main area: above it on a home page, below it on others.'),
  downloadsField,
]

const BOTTOM: Field = {
  type: 'group',
  label: 'Text at the bottom of the page',
  admin: { condition: shownWith('bottomText') },
  fields: [
    { name: 'bottomTitle', type: 'text', label: 'Title', maxLength: 200 },
    { name: 'bottomText', type: 'richText', label: 'Text' },
  ],
}

const SIDEBAR: Field[] = [
  siteField,
  {
    name: 'template',
    type: 'select',
    required: true,
    defaultValue: 'Default',
    options: PAGE_TEMPLATES.map((value) => ({ value, label: TEMPLATE_LABELS[value] })),
    admin: {
      position: 'sidebar',
      isClearable: false,
      description: 'How the page is laid out. The form only asks for what the chosen template shows.',
    },
  },
  gateField,
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    filterOptions: ofOwnSite,
    admin: { position: 'sidebar', description: 'A category of the same site. Cards and search results show it.' },
  },
  ...bylineFields(shownWith('byline')),
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
    description: 'Pages of all sites. Each page belongs to one site, and its form shows the same page on other sites.',
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
    documentTitleField('New page', [{ field: 'title' }]),
    contentTabs(
      [...CONTENT, BOTTOM],
      [{ label: 'Products', fields: PRODUCT_LIST_FIELDS, admin: { condition: shownWith('productList') } }],
    ),
    ...SIDEBAR,
  ],
}
