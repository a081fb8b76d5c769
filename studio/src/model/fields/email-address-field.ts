import { emailSchema } from '@menagerie/contract/accounts'
import { cleanLine } from '@menagerie/contract/clean-text'
import type { TextField } from 'payload'

type EmailAddressField = { name: string; label: string; width?: string; description?: string }

/** A public email address, validated by the contract's rule: Payload's own email field accepts other addresses. */
export function emailAddressField({ name, label, width, description }: EmailAddressField): TextField {
  return {
    name,
    type: 'text',
    label,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value) : value)] },
    validate: (value: unknown) =>
      value === undefined ||
      value === null ||
      value === '' ||
      emailSchema.safeParse(value).success ||
      'Enter an email address, such as info@example.org',
    admin: { ...(width && { width }), ...(description && { description }) },
  }
}
