import { SUBMISSION_STATES, SUBMITTED_FORMS } from '@menagerie/contract/forms'
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { SUBMISSION_ACCESS } from '../../access/document-access.ts'
import { denyAll } from '../../access/rules.ts'
import { exportEndpoints } from '../../jobs/submissions/export-endpoint.ts'
import { FORM_LABELS } from '../../jobs/submissions/form-labels.ts'
import { tellReceivers } from '../../jobs/submissions/tell-receivers.ts'
import { MOMENT_CALENDAR } from '../fields/calendar.ts'
import { originFields } from '../fields/origin-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { SENT_WORDS } from './sent-words.ts'

const STATE_LABELS = {
  new: 'New',
  handled: 'Handled',
  spam: 'Spam: choose another state if it is not spam',
} as const satisfies Record<(typeof SUBMISSION_STATES)[number], string>

/** Columns of the exported table; `fields` becomes one column for each name. */
const SUBMISSION_COLUMNS = ['receivedAt', 'form', 'site', 'state', 'email', 'fields', 'note'] as const

/** Records when a submission was handled; cleared with the state. */
const noteHandled: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.state === undefined || data.state === originalDoc?.state) return data
  return { ...data, handledAt: data.state === 'handled' ? new Date().toISOString() : null }
}

/** Submitted data cannot be changed. */
const AS_SENT = { create: denyAll, update: denyAll }

const SENT: Field[] = [
  {
    name: 'fields',
    type: 'json',
    label: 'What was sent',
    required: true,
    access: AS_SENT,
    admin: {
      components: {
        Field: { path: '/src/editor/inputs/SubmittedFields.tsx#SubmittedFields', clientProps: { words: SENT_WORDS } },
      },
    },
  },
  {
    name: 'form',
    type: 'select',
    label: 'Sent form',
    required: true,
    index: true,
    access: AS_SENT,
    options: SUBMITTED_FORMS.map((value) => ({ value, label: FORM_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'email',
    type: 'text',
    label: 'Email address for applications',
    index: true,
    access: AS_SENT,
    admin: { position: 'sidebar' },
  },
  {
    name: 'receivedAt',
    type: 'date',
    label: 'Received',
    required: true,
    index: true,
    access: AS_SENT,
    defaultValue: () => new Date().toISOString(),
    admin: { position: 'sidebar', date: MOMENT_CALENDAR },
  },
  ...originFields({ siteLabel: 'Site', access: AS_SENT }),
]

export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Sent form', plural: 'Sent forms' },
  access: SUBMISSION_ACCESS,
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'email',
    group: 'Back office',
    description: 'Contact forms sent by visitors, and newsletter sign-ups.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['receivedAt', 'form', 'email', 'site', 'state', 'assignee'],
    components: { beforeListTable: [SITE_LIST_FILTER, '/src/editor/lists/ExportLink.tsx#SubmissionExport'] },
    listSearchableFields: ['email'],
  },
  hooks: { beforeChange: [noteHandled], afterChange: [tellReceivers] },
  endpoints: exportEndpoints('submissions', SUBMISSION_COLUMNS),
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: SUBMISSION_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar', description: 'The person responsible for it.' },
    },
    {
      name: 'handledAt',
      type: 'date',
      label: 'Handled',
      access: AS_SENT,
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: MOMENT_CALENDAR,
        condition: ({ handledAt }) => Boolean(handledAt),
      },
    },
    {
      name: 'answer',
      type: 'ui',
      admin: { components: { Field: '/src/editor/inputs/AnswerByMail.tsx#AnswerByMail' } },
    },
    ...SENT,
    {
      name: 'note',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'For the back office. The sender only sees it in a copy of all their data.' },
    },
  ],
}
