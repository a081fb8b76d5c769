import { SUBMITTED_FORMS } from '@menagerie/contract/forms'
import type { CollectionConfig } from 'payload'
import { SENDING_ACCESS } from '../../access/document-access.ts'
import { FORM_LABELS } from '../../jobs/submissions/form-labels.ts'
import { originFields } from '../fields/origin-fields.ts'
import { AS_WRITTEN, attemptFields, sendingStateField, WRITTEN_SIDEBAR } from '../fields/sending-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { tryAgain } from './sending/try-again.ts'

const STATE_LABELS = { queued: 'Waiting to be sent', sent: 'Sent', dead: 'Failed: not delivered' } as const

/**
 * Deliveries to receivers: shown here, written only by `receivers/`. Setting a failed one to waiting tries it again.
 */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: SENDING_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['receiver', 'submission'], unique: true }],
  hooks: { beforeChange: [tryAgain] },
  admin: {
    useAsTitle: 'submission',
    group: 'Back office',
    description: 'What is sent to receivers that are programs. To try a failed one again, set it to waiting.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'receiver', 'form', 'site', 'state', 'lastError'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['submission', 'lastError'],
  },
  fields: [
    sendingStateField(STATE_LABELS),
    {
      name: 'receiver',
      type: 'relationship',
      relationTo: 'receivers',
      access: AS_WRITTEN,
      admin: { readOnly: true },
    },
    {
      name: 'submission',
      type: 'text',
      label: 'Form number',
      required: true,
      access: AS_WRITTEN,
      admin: WRITTEN_SIDEBAR,
    },
    {
      name: 'form',
      type: 'select',
      label: 'Sent form',
      required: true,
      access: AS_WRITTEN,
      options: SUBMITTED_FORMS.map((value) => ({ value, label: FORM_LABELS[value] })),
      admin: WRITTEN_SIDEBAR,
    },
    {
      name: 'lastError',
      type: 'textarea',
      label: 'Why it was not sent',
      access: AS_WRITTEN,
      admin: { readOnly: true },
    },
    { name: 'body', type: 'textarea', label: 'What is sent', access: AS_WRITTEN, admin: { readOnly: true } },
    ...attemptFields(),
    ...originFields({ siteLabel: 'Site', access: AS_WRITTEN }),
  ],
}
