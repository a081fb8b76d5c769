import { cleanLine } from '@menagerie/contract/clean-text'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { denyAll } from '../../access/rules.ts'
import { checkPreviewPath, keepPreviewLink, showPreviewAddress } from '../../preview/ahead/preview-link.ts'
import { DAY_CALENDAR, MOMENT_CALENDAR } from '../fields/calendar.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { DAY_OF_WEEK_PATTERN } from '../languages/date-patterns.ts'

const { readVersions: _, ...ACCESS } = SITE_DOCUMENT_ACCESS

const SHOWN: Field[] = [
  {
    name: 'path',
    type: 'text',
    label: 'Starts at',
    defaultValue: '',
    maxLength: 500,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value).replace(/^\/+|\/+$/g, '') : '')],
    },
    validate: checkPreviewPath,
    admin: {
      placeholder: 'advice/healthy-teeth',
      description: 'The part after the country. Leave empty for the home page.',
    },
  },
  {
    name: 'day',
    type: 'date',
    label: 'As it will be at the end of this day',
    admin: {
      date: { ...DAY_CALENDAR, displayFormat: DAY_OF_WEEK_PATTERN },
      description: 'Everything planned until then has happened. Leave empty to show it as it is now.',
    },
  },
  {
    name: 'drafts',
    type: 'checkbox',
    label: 'Include the newest drafts of the site, as if they were published',
    defaultValue: true,
  },
]

const SIDEBAR: Field[] = [
  siteField,
  {
    name: 'until',
    type: 'date',
    label: 'Works until',
    access: { create: denyAll, update: denyAll },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: MOMENT_CALENDAR,
    },
  },
  {
    name: 'by',
    type: 'text',
    label: 'Created by',
    access: { create: denyAll, update: denyAll },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'withdrawn',
    type: 'checkbox',
    label: 'Withdrawn: it no longer works',
    defaultValue: false,
    // A withdrawn link cannot be reopened, because users were told that it is closed: they create a new one.
    access: { update: ({ doc }) => doc?.withdrawn !== true },
    admin: { position: 'sidebar' },
  },
]

/** Links that show people without an account the preview of a site for seven days. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Preview link', plural: 'Preview links' },
  access: ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    group: 'Studio',
    description:
      'Show people without an account how a site will look. Each link works for seven days, or until you withdraw it.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'site', 'day', 'until', 'withdrawn', 'by'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['title', 'path', 'by'],
  },
  hooks: { beforeValidate: [requireOwnSite], beforeChange: [keepPreviewLink] },
  fields: [
    { name: 'title', type: 'text', label: 'Who it is for', required: true, maxLength: 100 },
    ...SHOWN,
    {
      name: 'address',
      type: 'text',
      label: 'The link',
      virtual: true,
      access: { create: denyAll, update: denyAll },
      hooks: { afterRead: [showPreviewAddress] },
      admin: { readOnly: true, components: { Field: '/src/editor/preview/ahead/LinkAddress.tsx#LinkAddress' } },
    },
    ...SIDEBAR,
  ],
}
