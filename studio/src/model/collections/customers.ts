import { CUSTOMER_STATES, type CustomerState, customerFields } from '@menagerie/contract/accounts'
import type { CollectionConfig, TextField } from 'payload'
import { CUSTOMER_ACCESS } from '../../access/document-access.ts'
import { EMAIL_HOOKS } from '../fields/email-hooks.ts'
import { originFields } from '../fields/origin-fields.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { changeInTurn } from './customers/change-in-turn.ts'
import { changedDataField, clearChangedData } from './customers/changed-data.ts'
import { requireReason, tellCustomer } from './customers/decide.ts'
import { duplicatesField } from './customers/duplicates.ts'
import { endOldAddress } from './customers/end-old-address.ts'

const STATE_LABELS: Readonly<Record<CustomerState, string>> = {
  pending: 'Pending: waiting for an answer',
  approved: 'Approved: can sign in',
  rejected: 'Rejected',
  suspended: 'Suspended: can no longer sign in',
}

type CustomerField = keyof typeof customerFields

/** Validated like the field of the registration form. */
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
 * Business customers of the portal, as the back office sees them. They are not accounts of Payload: passwords and
 * sessions are in separate tables that no collection reads (decision record on accounts), so no customer can sign in to
 * the studio.
 */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular: 'Business customer', plural: 'Business customers' },
  access: CUSTOMER_ACCESS,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['brand', 'email'], unique: true }],
  admin: {
    useAsTitle: 'company',
    group: 'Back office',
    description: 'Shops that asked for an account in the business portal. Only approved shops can sign in.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['company', 'name', 'email', 'site', 'state', 'duplicates', 'changedData', 'createdAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['company', 'name', 'email', 'city', 'changedData'],
  },
  hooks: {
    beforeOperation: [changeInTurn],
    beforeChange: [requireReason, clearChangedData],
    afterChange: [tellCustomer, endOldAddress],
  },
  fields: [
    {
      type: 'row',
      fields: [textField('company', 'Company', '50%', 200), textField('name', 'Contact person', '50%', 100)],
    },
    { ...textField('email', 'Email address', '100%', 254), hooks: EMAIL_HOOKS },
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
        description: 'A customer who is rejected or suspended is signed out immediately.',
      },
    },
    {
      name: 'reason',
      type: 'textarea',
      maxLength: 2000,
      label: 'Reason for rejection',
      admin: {
        position: 'sidebar',
        condition: (data) => data?.state === 'rejected',
        description: 'Included in the email to the customer, in the language of the site.',
      },
    },
    changedDataField,
    duplicatesField,
    ...originFields({ siteLabel: 'Registered on' }),
    {
      name: 'note',
      type: 'textarea',
      maxLength: 5000,
      admin: {
        position: 'sidebar',
        description: 'For the back office. The customer only sees it in a copy of all their data.',
      },
    },
  ],
}
