import { EMPLOYMENT_TYPES, type EmploymentType } from '@menagerie/contract/job'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { publishDocument, refuseTakenPath, unpublishDocument } from '../../publish/hooks.ts'
import { areaField } from '../fields/area-field.ts'
import { DAY_CALENDAR } from '../fields/calendar.ts'
import { bylineFields, contentTabs, HEADINGS } from '../fields/content-fields.ts'
import { countryField } from '../fields/country-field.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { jobContactField } from '../fields/job-contact-field.ts'
import { innerPathField } from '../fields/path-field.ts'
import { POSTAL_CODE_HOOKS } from '../fields/postal-code-field.ts'
import { salaryField } from '../fields/salary-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { translationGroupField } from '../fields/translation-group-field.ts'

const EMPLOYMENT_LABELS: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  temporary: 'Temporary',
  contractor: 'Contract',
  intern: 'Internship',
  volunteer: 'Volunteer',
}

const POSITION: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'location',
        type: 'text',
        label: 'Town',
        maxLength: 200,
        admin: {
          width: '50%',
          description: 'Town of the place of work. Only enter its name: search engines look it up.',
        },
      },
      {
        name: 'remote',
        type: 'text',
        label: 'Where else',
        maxLength: 200,
        admin: { width: '50%', description: 'Shown after the town, such as: or two days a week from home.' },
      },
      {
        name: 'region',
        type: 'text',
        label: 'State or province',
        maxLength: 200,
        admin: { width: '50%', description: 'The state of that town. Passed on to search engines.' },
      },
      {
        name: 'postalCode',
        type: 'text',
        label: 'Postal code',
        maxLength: 20,
        hooks: { beforeValidate: POSTAL_CODE_HOOKS },
        admin: { width: '50%', description: 'Postal code of the place of work. Passed on to search engines.' },
      },
      countryField({
        name: 'country',
        label: 'Country',
        width: '50%',
        description: 'Only for a job abroad: shown after the town. If left empty, it is the country of the site.',
        required: false,
      }),
      {
        name: 'employmentType',
        type: 'select',
        label: 'Kind of employment',
        options: EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] })),
        admin: { width: '50%', description: 'Passed on to search engines.' },
      },
      {
        name: 'hours',
        type: 'text',
        label: 'Hours',
        maxLength: 100,
        admin: { width: '50%', description: 'As the advert words it, such as 32 to 40 hours a week.' },
      },
    ],
  },
  salaryField,
  {
    name: 'validThrough',
    type: 'date',
    label: 'Last day to apply',
    // Stored as noon UTC, which is the same day in every site's country.
    admin: { date: DAY_CALENDAR },
  },
  jobContactField,
]

const CONTENT: Field[] = [
  ...HEADINGS,
  innerPathField('jobs/veterinary-nurse'),
  areaField('main', 'Text and blocks', 'The content of the advert, from top to bottom.'),
]

export const jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: 'Job opening', plural: 'Job openings' },
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Open positions of all sites.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'site', 'location', 'validThrough', '_status'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['title', 'path', 'location'],
  },
  hooks: {
    beforeValidate: [requireOwnSite, refuseTakenPath],
    afterChange: [publishDocument('jobs')],
    afterDelete: [unpublishDocument('jobs')],
  },
  fields: [
    documentTitleField('New job opening', [{ field: 'title' }]),
    contentTabs(CONTENT, [{ label: 'Position', fields: POSITION }]),
    siteField,
    ...bylineFields(() => true),
    translationGroupField,
  ],
}
