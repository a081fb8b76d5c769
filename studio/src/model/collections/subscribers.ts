import type { CollectionConfig } from 'payload'
import { SUBMISSION_ACCESS } from '../../access/document-access.ts'
import { denyAll } from '../../access/rules.ts'
import { exportEndpoints } from '../../jobs/submissions/export-endpoint.ts'
import { MOMENT_CALENDAR } from '../fields/calendar.ts'
import { EMAIL_HOOKS } from '../fields/email-hooks.ts'
import { originFields } from '../fields/origin-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'

const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const

const STATE_LABELS = {
  pending: 'Requested: not confirmed yet',
  confirmed: 'Confirmed: gets the newsletter',
  unsubscribed: 'Unsubscribed',
} as const satisfies Record<(typeof SUBSCRIBER_STATES)[number], string>

const AS_GIVEN = { create: denyAll, update: denyAll }
const admin = { position: 'sidebar', readOnly: true, date: MOMENT_CALENDAR } as const

/** Subscribers of the newsletter, with the proof of consent: its text and time, and the time of the confirmation. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Newsletter subscriber', plural: 'Newsletter subscribers' },
  access: SUBMISSION_ACCESS,
  defaultSort: '-consentAt',
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'email'], unique: true }],
  admin: {
    useAsTitle: 'email',
    group: 'Back office',
    description: 'Newsletter sign-ups. The export only includes confirmed addresses.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['email', 'site', 'state', 'consentAt', 'confirmedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER, '/src/editor/lists/ExportLink.tsx#SubscriberExport'] },
    listSearchableFields: ['email'],
  },
  endpoints: exportEndpoints('subscribers', ['email', 'site', 'state', 'consentText', 'consentAt', 'confirmedAt']),
  fields: [
    {
      name: 'email',
      type: 'text',
      label: 'Email address for applications',
      required: true,
      index: true,
      access: AS_GIVEN,
      hooks: EMAIL_HOOKS,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      access: AS_GIVEN,
      options: SUBSCRIBER_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    { name: 'consentText', type: 'textarea', label: 'Agreed to', required: true, access: AS_GIVEN },
    { name: 'consentAt', type: 'date', label: 'Agreed at', required: true, access: AS_GIVEN, admin },
    { name: 'confirmedAt', type: 'date', access: AS_GIVEN, admin },
    { name: 'unsubscribedAt', type: 'date', access: AS_GIVEN, admin },
    // Keys of links in mails, of which only hashes are stored.
    { name: 'confirmHash', type: 'text', index: true, access: { ...AS_GIVEN, read: denyAll }, admin: { hidden: true } },
    { name: 'stopHash', type: 'text', index: true, access: { ...AS_GIVEN, read: denyAll }, admin: { hidden: true } },
    ...originFields({ siteLabel: 'Site', access: AS_GIVEN }),
  ],
}
