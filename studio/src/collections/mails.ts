import type { CollectionConfig } from 'payload'
import { MAIL_ACCESS } from '../access/document-access.ts'
import { nobody } from '../access/rules.ts'
import { originFields } from '../fields/origin-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { requeueMail } from './mails/requeue-mail.ts'

export const MAIL_STATES = ['queued', 'sent', 'dead'] as const

const STATE_LABELS = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  dead: 'Dead letter: could not be sent',
} as const satisfies Record<(typeof MAIL_STATES)[number], string>

const AS_WRITTEN = { create: nobody, update: nobody }
const READ_ONLY = { readOnly: true } as const

/** What the studio sends: read here, written by `mail/queue-mail.ts` alone. Setting a dead letter to waiting tries it again. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  access: MAIL_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [requeueMail] },
  admin: {
    useAsTitle: 'subject',
    group: 'Back office',
    description: 'What the studio sends. Without a mail server (SMTP_URL) mails become files under var/mail.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'subject', 'recipient', 'state', 'kind'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['recipient', 'subject'],
  },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: MAIL_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      admin: { position: 'sidebar', isClearable: false },
    },
    { name: 'subject', type: 'text', required: true, access: AS_WRITTEN, admin: READ_ONLY },
    {
      name: 'html',
      type: 'textarea',
      label: 'The mail',
      required: true,
      access: AS_WRITTEN,
      admin: { components: { Field: '/src/admin/MailPreview.tsx#MailPreview' } },
    },
    { name: 'text', type: 'textarea', label: 'As plain text', required: true, access: AS_WRITTEN, admin: READ_ONLY },
    ...sidebar(),
    ...originFields({ siteLabel: 'Site', access: AS_WRITTEN }),
  ],
}

function sidebar(): CollectionConfig['fields'] {
  const admin = { position: 'sidebar', readOnly: true } as const
  return [
    { name: 'recipient', type: 'text', required: true, index: true, access: AS_WRITTEN, admin },
    { name: 'kind', type: 'text', required: true, index: true, access: AS_WRITTEN, admin },
    { name: 'lastError', type: 'textarea', label: 'Why it was not sent', access: AS_WRITTEN, admin },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, access: AS_WRITTEN, admin },
    { name: 'sentAt', type: 'date', access: AS_WRITTEN, admin: { ...admin, date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'nextAttemptAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      access: AS_WRITTEN,
      admin: { ...admin, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'messageId', type: 'text', required: true, unique: true, access: AS_WRITTEN, admin: { hidden: true } },
    { name: 'replyTo', type: 'text', access: AS_WRITTEN, admin },
    { name: 'unsubscribe', type: 'text', access: AS_WRITTEN, admin: { hidden: true } },
  ]
}
