import { CUSTOMER_STATES, type CustomerState, customerFields } from '@menagerie/contract/accounts'
import type { CollectionConfig, TextField } from 'payload'
import { CUSTOMER_ACCESS } from '../access/document-access.ts'
import { originFields } from '../fields/origin-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { CLOSED_ENDPOINTS } from './customers/closed-endpoints.ts'
import { endSessions, hideSessions } from './customers/end-sessions.ts'
import { announceStateChange } from './customers/guard-state.ts'
import { requireApproval, requirePortal, requirePortalForMe } from './customers/require-portal.ts'
import { refuseShortPassword } from './users/refuse-short-password.ts'

const HOUR_S = 3600
const MINUTE_MS = 60_000

const STATE_LABELS: Readonly<Record<CustomerState, string>> = {
  pending: 'Pending: waits for an answer',
  approved: 'Approved: may sign in',
  rejected: 'Rejected',
  suspended: 'Suspended: may no longer sign in',
}

type CustomerField = Exclude<keyof typeof customerFields, 'email'>

/** Held to what the registration form accepts. */
function textField(name: CustomerField, label: string, width: string, limit: number): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    validate: (value: unknown) =>
      customerFields[name].safeParse(value).success || `Enter the ${label.toLowerCase()}, up to ${limit} characters`,
    admin: { width },
  }
}

/**
 * Business customers of the portal. Payload keeps their passwords and sessions, but they never meet its admin or its REST
 * addresses: the portal asks from inside, with `context.portal`.
 */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular: 'Business customer', plural: 'Business customers' },
  auth: { tokenExpiration: 8 * HOUR_S, maxLoginAttempts: 10, lockTime: 10 * MINUTE_MS },
  access: CUSTOMER_ACCESS,
  endpoints: CLOSED_ENDPOINTS,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'company',
    group: 'Back office',
    description: 'Shops that asked for an account of the business portal. Only approved ones may sign in.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['company', 'name', 'email', 'site', 'state', 'createdAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['company', 'name', 'email', 'city'],
  },
  hooks: {
    beforeOperation: [requirePortal],
    beforeValidate: [refuseShortPassword],
    beforeChange: [announceStateChange],
    beforeLogin: [requireApproval],
    afterChange: [endSessions],
    afterRead: [hideSessions],
    me: [requirePortalForMe],
  },
  fields: [
    {
      type: 'row',
      fields: [textField('company', 'Company', '50%', 200), textField('name', 'Contact person', '50%', 100)],
    },
    textField('address', 'Street and number', '100%', 200),
    { type: 'row', fields: [textField('postcode', 'Postcode', '30%', 20), textField('city', 'Town', '70%', 100)] },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: CUSTOMER_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: 'A customer who is rejected or suspended is signed out at once.',
      },
    },
    ...originFields({ siteLabel: 'Registered on' }),
    {
      name: 'note',
      type: 'textarea',
      maxLength: 5000,
      admin: { position: 'sidebar', description: 'For the back office only; the customer never sees it.' },
    },
  ],
}
