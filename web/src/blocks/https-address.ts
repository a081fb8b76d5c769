import { cleanWebAddress } from '@menagerie/contract/clean-web-address'
import type { TextField } from 'payload'

type HttpsAddressField = Pick<TextField, 'name'> & { label: string; required?: boolean; description?: string }

/** A field for an address at another company: https only, so that no network on the way can read or change what loads. */
export function httpsAddressField({ name, label, required = false, description }: HttpsAddressField): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    maxLength: 2000,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanWebAddress(value) : value)] },
    validate: (value: unknown) => validateHttpsAddress(value, { required }),
    admin: { ...(description !== undefined && { description }), placeholder: 'https://' },
  }
}

/** Validates the address in the form in which it will be stored. */
export function validateHttpsAddress(value: unknown, { required }: { required: boolean }): true | string {
  if (value === undefined || value === null || value === '') return !required || 'Enter the address'
  const address = typeof value === 'string' ? cleanWebAddress(value) : ''
  const isAddress = /^https:\/\/[^\s/]\S*$/.test(address) && URL.canParse(address)
  return isAddress || 'Enter a full address that starts with https://'
}
