import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { countryField } from '../fields/country-field.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { emailAddressField } from '../fields/email-address-field.ts'
import { rowTitle } from '../fields/row-title.ts'
import { siteFeaturesField } from '../fields/site-features-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { countryOfSite, telephoneField } from '../fields/telephone-field.ts'
import { webAddressField } from '../fields/web-address-field.ts'

const COMPANY: Field = {
  name: 'company',
  type: 'group',
  label: false,
  fields: [
    { name: 'name', type: 'text', maxLength: 200 },
    {
      name: 'logo',
      type: 'upload',
      label: 'Employer logo',
      relationTo: 'media',
      admin: { description: 'Passed on to search engines with each job opening. If left empty, it is the brand logo.' },
    },
    { name: 'address', type: 'textarea', maxLength: 500, admin: { description: 'As on an envelope, line by line.' } },
    {
      type: 'row',
      fields: [
        emailAddressField({ name: 'emailAddress', label: 'Email address for applications', width: '50%' }),
        telephoneField({ name: 'telephone', label: 'Telephone', width: '50%', longest: 50, countryOf: countryOfSite }),
      ],
    },
  ],
}

const PICTURES: Field[] = [
  {
    name: 'shareImage',
    type: 'upload',
    label: 'Picture for social networks',
    relationTo: 'media',
    admin: { description: 'For pages that have none of their own.' },
  },
  {
    name: 'accreditation',
    type: 'group',
    label: 'Accreditation, at the end of every page',
    fields: [
      { name: 'image', type: 'upload', label: 'Picture', relationTo: 'media' },
      webAddressField({ name: 'link', label: 'Leads to' }),
    ],
  },
]

const OTHER_COUNTRIES: Field = {
  name: 'otherCountries',
  type: 'array',
  label: 'Other countries',
  labels: { singular: 'Country', plural: 'Countries' },
  admin: {
    description: 'Countries without a site of their own, listed last when visitors choose a country.',
    components: { RowLabel: rowTitle('Country') },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 100, admin: { width: '50%' } },
        countryField({ name: 'flag', label: 'Flag of', width: '50%' }),
      ],
    },
    webAddressField({ name: 'link', label: 'Leads to', required: true }),
  ],
}

export const siteSettingsCollection: CollectionConfig = {
  slug: 'site-settings',
  labels: { singular: 'Site settings', plural: 'Site settings' },
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: 'site',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'site',
    group: 'Settings',
    description: 'Settings for all pages of a site. One document for each site.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['site', '_status', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['site'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('site-settings')],
    afterDelete: [unpublishDocument('site-settings')],
  },
  fields: [
    documentTitleField('New site settings', [{ field: 'site', labels: SITE_LABELS }]),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Company',
          description: 'Shown by search engines, and on pages that name the company.',
          fields: [COMPANY],
        },
        { label: 'Pictures', fields: PICTURES },
        {
          label: 'Forms and shops',
          description: 'Anything left empty here is taken from the company’s folder.',
          fields: [siteFeaturesField],
        },
        { label: 'Other countries', fields: [OTHER_COUNTRIES] },
      ],
    },
    siteField,
    {
      name: 'refuseUntranslated',
      type: 'checkbox',
      label: 'Do not publish texts in another language',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description:
          'Pages and texts created from another country cannot be published while any of their texts are still in its language. If this is off, they are public, and search engines are told not to show them.',
      },
    },
  ],
}
