import { FORM_NAMES } from '@menagerie/contract/forms'
import type { CollectionConfig } from 'payload'
import { MAIL_ACCESS } from '../access/document-access.ts'
import { nobody } from '../access/rules.ts'
import { originFields } from '../fields/origin-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { FORM_LABELS } from '../submissions/form-labels.ts'
import { requeueMail } from './mails/requeue-mail.ts'

const STATES = [
  { value: 'queued', label: 'Waiting to be sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'dead', label: 'Dead: could not be sent' },
]
const AS_WRITTEN = { create: nobody, update: nobody }
const admin = { readOnly: true, position: 'sidebar' } as const
const TIME = { ...admin, date: { pickerAppearance: 'dayAndTime' } } as const

/** What goes to receivers: read here, written by `receivers/` alone. Setting a dead one to waiting tries it again. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: MAIL_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['receiver', 'submission'], unique: true }],
  hooks: { beforeChange: [requeueMail] },
  admin: {
    useAsTitle: 'submission',
    group: 'Back office',
    description: 'What goes to receivers that are programs. Set a dead one to waiting to try it again.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'receiver', 'form', 'site', 'state', 'lastError'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
  },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: STATES,
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'receiver',
      type: 'relationship',
      relationTo: 'receivers',
      access: AS_WRITTEN,
      admin: { readOnly: true },
    },
    { name: 'submission', type: 'text', label: 'Number of the form', required: true, access: AS_WRITTEN, admin },
    {
      name: 'form',
      type: 'select',
      required: true,
      access: AS_WRITTEN,
      options: FORM_NAMES.map((value) => ({ value, label: FORM_LABELS[value] })),
      admin,
    },
    {
      name: 'lastError',
      type: 'textarea',
      label: 'Why it was not sent',
      access: AS_WRITTEN,
      admin: { readOnly: true },
    },
    { name: 'body', type: 'textarea', label: 'What is sent', access: AS_WRITTEN, admin: { readOnly: true } },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, access: AS_WRITTEN, admin },
    { name: 'sentAt', type: 'date', access: AS_WRITTEN, admin: TIME },
    {
      name: 'nextAttemptAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      access: AS_WRITTEN,
      admin: TIME,
    },
    ...originFields({ siteLabel: 'Site', access: AS_WRITTEN }),
  ],
}
