import { cleanWebAddress } from '@menagerie/contract/clean-web-address'
import type { Condition, TextField } from 'payload'

type WebAddressField = {
  name: string
  label: string
  required?: boolean
  description?: string
  width?: string
  /** Shown only if it returns true. */
  condition?: Condition
}

/** Address of a page on another website. */
export function webAddressField(field: WebAddressField): TextField {
  const { name, label, required, description, width, condition } = field
  return {
    name,
    type: 'text',
    label,
    ...(required && { required }),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanWebAddress(value) : value)] },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return !required || 'Enter the address'
      return isWebAddress(value) || 'Enter a full address that starts with https://'
    },
    admin: {
      ...(description && { description }),
      ...(width && { width }),
      ...(condition && { condition }),
      placeholder: 'https://',
    },
  }
}

function isWebAddress(value: unknown): boolean {
  const address = typeof value === 'string' ? cleanWebAddress(value) : ''
  return /^https?:\/\/[^\s/]/.test(address) && URL.canParse(address)
}
