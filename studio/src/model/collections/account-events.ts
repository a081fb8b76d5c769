import { ACCOUNT_EVENTS, type AccountEvent } from '@menagerie/contract/accounts'
import type { CollectionConfig } from 'payload'
import { ACCOUNT_EVENT_ACCESS } from '../../access/document-access.ts'

const LABELS: Readonly<Record<AccountEvent, string>> = {
  applied: 'Applied',
  'applied-again': 'Applied again with the same address',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
  reopened: 'Back to pending',
  'changed-data': 'Changed their details',
  'reset-asked': 'Asked for a new password',
  'changed-password': 'Changed the password',
  'ended-sessions': 'Signed out elsewhere',
  'email-asked': 'Asked for another email address',
  'changed-email': 'Changed the email address',
  exported: 'Downloaded their data',
  'forgot-devices': 'Forgot the other devices',
}

/** Events of accounts, with person and time. The database refuses to change or delete one. */
export const accountEvents: CollectionConfig = {
  slug: 'account-events',
  labels: { singular: 'Account event', plural: 'Account history' },
  access: ACCOUNT_EVENT_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'action',
    group: 'Back office',
    description: 'Everything that has happened to the accounts of business customers. Entries can only be added.',
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'action', 'customerId', 'actor', 'detail'],
    listSearchableFields: ['actor', 'customerId', 'detail'],
  },
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: ACCOUNT_EVENTS.map((value) => ({ value, label: LABELS[value] })),
    },
    { name: 'customerId', type: 'text', label: 'Customer', required: true, index: true },
    { name: 'actor', type: 'text', label: 'By', required: true },
    { name: 'detail', type: 'textarea' },
  ],
}
