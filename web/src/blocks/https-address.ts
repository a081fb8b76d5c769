import type { TextField } from 'payload'

type HttpsAddressField = Pick<TextField, 'name'> & { label: string; required?: boolean; description: string }

/** Address at another company as the contract accepts it: encrypted, so that no network on the way sees or changes what loads. */
export function httpsAddressField({ name, label, required = false, description }: HttpsAddressField): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    maxLength: 2000,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown) => validateHttpsAddress(value, { required }),
    admin: { description, placeholder: 'https://' },
  }
}

export function validateHttpsAddress(value: unknown, { required }: { required: boolean }): true | string {
  if (value === undefined || value === null || value === '') return !required || 'Enter the address'
  const isAddress = typeof value === 'string' && /^https:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value)
  return isAddress || 'Enter a full address that starts with https://'
}
