import type { CollectionConfig } from 'payload'
import { SENDING_ACCESS } from '../../access/document-access.ts'
import { originFields } from '../fields/origin-fields.ts'
import { AS_WRITTEN, attemptFields, sendingStateField, WRITTEN_SIDEBAR } from '../fields/sending-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { tryAgain } from './sending/try-again.ts'

const STATE_LABELS = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  dead: 'Failed: could not be sent',
}

const READ_ONLY = { readOnly: true } as const

/** Outgoing mails: shown here, written only by `mail/queue-mail.ts`. Setting a failed one to waiting tries it again. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  access: SENDING_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [tryAgain] },
  admin: {
    useAsTitle: 'subject',
    group: 'Back office',
    description:
      'Emails that the studio sends. Without a mail server (SMTP_URL) they are saved as files under var/mail.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'subject', 'recipient', 'state', 'kind'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['recipient', 'subject', 'kind'],
  },
  fields: [
    sendingStateField(STATE_LABELS),
    { name: 'subject', type: 'text', required: true, access: AS_WRITTEN, admin: READ_ONLY },
    {
      name: 'html',
      type: 'textarea',
      label: 'The email',
      required: true,
      access: AS_WRITTEN,
      admin: { components: { Field: '/src/editor/inputs/MailPreview.tsx#MailPreview' } },
    },
    { name: 'text', type: 'textarea', label: 'As plain text', required: true, access: AS_WRITTEN, admin: READ_ONLY },
    ...sidebar(),
    ...originFields({ siteLabel: 'Site', access: AS_WRITTEN }),
  ],
}

function sidebar(): CollectionConfig['fields'] {
  const admin = WRITTEN_SIDEBAR
  return [
    { name: 'recipient', type: 'text', required: true, index: true, access: AS_WRITTEN, admin },
    { name: 'kind', type: 'text', required: true, index: true, access: AS_WRITTEN, admin },
    { name: 'lastError', type: 'textarea', label: 'Why it was not sent', access: AS_WRITTEN, admin },
    ...attemptFields(),
    { name: 'messageId', type: 'text', required: true, unique: true, access: AS_WRITTEN, admin: { hidden: true } },
    { name: 'replyTo', type: 'text', access: AS_WRITTEN, admin },
    { name: 'unsubscribe', type: 'text', access: AS_WRITTEN, admin: { hidden: true } },
  ]
}
