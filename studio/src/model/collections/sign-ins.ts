import type { CollectionConfig } from 'payload'
import { SIGN_IN_ACCESS } from '../../access/document-access.ts'
import { SIGN_IN_EVENTS } from '../../access/sign-in/note-sign-in.ts'

/** The trail of sign-ins to the studio, including attempts by others. The database refuses to change an event. */
export const signIns: CollectionConfig = {
  slug: 'sign-ins',
  labels: { singular: 'Sign-in', plural: 'Sign-ins' },
  access: SIGN_IN_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'person',
    group: 'Studio',
    description:
      'Who signed in, from where and with which browser. Everyone can see their own sign-ins. Entries are removed after a year.',
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'person', 'action', 'detail', 'address', 'agent'],
    listSearchableFields: ['person', 'detail', 'address', 'agent'],
  },
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(SIGN_IN_EVENTS).map(([value, label]) => ({ value, label })),
    },
    { name: 'userId', type: 'text', label: 'Account', required: true, index: true, admin: { hidden: true } },
    { name: 'person', type: 'text', required: true },
    { name: 'detail', type: 'text', label: 'How' },
    { name: 'address', type: 'text', label: 'Network address', required: true },
    { name: 'agent', type: 'text', label: 'Browser' },
  ],
}
