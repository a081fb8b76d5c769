import type { TextField } from 'payload'
import { z } from 'zod'

const emailAddress = z.email()

type EmailAddressField = { name: string; label: string; width?: string; description?: string }

/** An address that the sites show, held to the contract's rule: Payload's own e-mail field accepts others. */
export function emailAddressField({ name, label, width, description }: EmailAddressField): TextField {
  return {
    name,
    type: 'text',
    label,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown) =>
      value === undefined ||
      value === null ||
      value === '' ||
      emailAddress.safeParse(value).success ||
      'Enter an e-mail address, such as info@example.org',
    admin: { ...(width && { width }), ...(description && { description }) },
  }
}
