import { randomBytes } from 'node:crypto'
import { emailSchema } from '@menagerie/contract/accounts'
import { SUBMITTED_FORMS } from '@menagerie/contract/forms'
import type { CollectionConfig, Condition, Field } from 'payload'
import { SENDING_ACCESS } from '../../access/document-access.ts'
import { admins } from '../../access/rules.ts'
import { findNameFault } from '../../jobs/receivers/look-up-public.ts'
import { findAddressFault, readOwnHosts } from '../../jobs/receivers/receiver-address.ts'
import { FORM_LABELS } from '../../jobs/submissions/form-labels.ts'
import { choicesField } from '../fields/choice-field.ts'
import { SITE_CHOICES } from '../fields/site-field.ts'
import { FORMER_SECRET_FIELDS, keepFormerSecret } from './sending/keep-former-secret.ts'
import { keepOneTarget } from './sending/one-target.ts'

const KINDS = [
  { value: 'mail', label: 'A mailbox' },
  { value: 'webhook', label: 'A webhook (signed JSON)' },
  { value: 'form', label: 'A hosting provider’s form handling' },
]
const SECRET_BYTES = 32
const isMailbox: Condition = (data) => data?.kind === 'mail'
const isAddress: Condition = (data) => data?.kind !== 'mail'

/** External receivers of submitted forms. For administrators, because they contain secrets. */
export const receivers: CollectionConfig = {
  slug: 'receivers',
  labels: { singular: 'Receiver', plural: 'Receivers' },
  access: { ...SENDING_ACCESS, create: admins },
  defaultSort: 'name',
  disableDuplicate: true,
  hooks: { beforeValidate: [keepOneTarget], beforeChange: [keepFormerSecret] },
  admin: {
    useAsTitle: 'name',
    group: 'Back office',
    description: 'Where else sent forms go, in addition to the list here: a mailbox, or a program of yours.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'kind', 'forms', 'sites', 'active'],
    listSearchableFields: ['name'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'mail',
      options: KINDS,
      admin: { isClearable: false },
    },
    ...targetFields(),
    {
      name: 'forms',
      type: 'select',
      hasMany: true,
      required: true,
      options: SUBMITTED_FORMS.map((value) => ({ value, label: FORM_LABELS[value] })),
      admin: { description: 'For the newsletter: addresses that were confirmed, and those that unsubscribed.' },
    },
    choicesField({
      name: 'sites',
      label: 'Sites',
      choices: SITE_CHOICES,
      unknown: (site) => `There is no site “${site}”`,
      description: 'If left empty, all of them.',
    }),
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'If switched off, it receives nothing new, and what is waiting keeps waiting.',
      },
    },
  ],
}

function targetFields(): Field[] {
  return [
    {
      name: 'address',
      type: 'email',
      label: 'Email address for applications',
      admin: { condition: isMailbox },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        !isOfKind(siblingData, 'mail') || emailSchema.safeParse(value).success || 'Enter an email address',
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      maxLength: 2000,
      admin: { condition: isAddress, description: 'It must start with https:// and be public.' },
      validate: async (
        value: unknown,
        { siblingData, event }: { siblingData: unknown; event?: 'onChange' | 'submit' },
      ) => {
        if (isOfKind(siblingData, 'mail')) return true
        const [address, own] = [String(value ?? ''), readOwnHosts(process.env.RECEIVER_HOSTS)]
        const fault = findAddressFault(address, own)
        // While the address is being typed, an incomplete name is not looked up.
        if (fault !== undefined || event === 'onChange') return fault ?? true
        return (await findNameFault(address, own)) ?? true
      },
    },
    {
      name: 'secret',
      type: 'text',
      defaultValue: () => randomBytes(SECRET_BYTES).toString('base64url'),
      minLength: 16,
      maxLength: 200,
      admin: { condition: isAddress, description: 'The receiver uses it to check the signature (docs/operations.md).' },
    },
    ...FORMER_SECRET_FIELDS,
  ]
}

const isOfKind = (data: unknown, kind: string) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
