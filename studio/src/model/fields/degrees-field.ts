import { storeBodySchema } from '@menagerie/contract/store'
import type { TextField } from 'payload'
import { toDegrees } from '../../platform/to-degrees.ts'

type DegreesField = { name: 'lat' | 'lng'; label: string; partner: 'lat' | 'lng'; example: string }

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Latitude or longitude in decimal degrees, as text, so that no digit is lost. */
export function degreesField({ name, label, partner, example }: DegreesField): TextField {
  const limit = name === 'lat' ? 90 : 180
  return {
    name,
    type: 'text',
    label,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? toDegrees(value) : value)],
    },
    validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
      if (isEmpty(value)) return isEmpty(siblingData[partner]) || 'Enter both numbers, or neither'
      return (
        storeBodySchema.shape[name].safeParse(value).success ||
        `Enter degrees from -${limit} to ${limit} with a decimal point, such as ${example}`
      )
    },
    admin: { width: '50%', placeholder: example },
  }
}
