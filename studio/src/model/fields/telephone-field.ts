import type { TelephoneFault } from '@menagerie/contract/read-telephone'
import { toStoredTelephone } from '@menagerie/contract/show-telephone'
import { homeCountryOfSite } from '@menagerie/sites/home-country'
import type { TextField } from 'payload'

const FAULTS: Readonly<Record<TelephoneFault, string>> = {
  signs: 'A telephone number can only contain digits and + ( ) - . /, and “ext. 12” at the end for an extension',
  two: 'Enter one telephone number only',
  country: 'Start with + and the country code, such as +31 20 123 45 67',
  length: 'This telephone number has too few or too many digits',
}

type Document = Readonly<Record<string, unknown>> | null | undefined
type TelephoneField = {
  name: string
  label: string
  width: string
  longest: number
  countryOf?: (document: Document) => string | undefined
}

/** A telephone number, stored so that it can be dialled from anywhere; sites show it in the format of their country. */
export function telephoneField({
  name,
  label,
  width,
  longest,
  countryOf = () => undefined,
}: TelephoneField): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength: longest,
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          if (typeof value !== 'string') return value
          const read = toStoredTelephone(value, countryOf({ ...originalDoc, ...data }))
          return read.ok ? read.text : value.trim()
        },
      ],
    },
    validate: (value: unknown, { data }: { data: unknown }) =>
      typeof value !== 'string' || value === '' || findTelephoneFault(value, countryOf(toDocument(data))) || true,
    admin: { width },
  }
}

/** Returns a message about an unreadable number; undefined for a valid one. */
export function findTelephoneFault(typed: string, country: string | undefined): string | undefined {
  const read = toStoredTelephone(typed, country)
  return read.ok ? undefined : FAULTS[read.fault]
}

/** Country of a document that has a field for it. */
export const ownCountry = (document: Document): string | undefined =>
  typeof document?.country === 'string' && document.country !== '' ? document.country : undefined

export const countryOfSite = (document: Document): string | undefined => homeCountryOfSite(document?.site)

function toDocument(data: unknown): Document {
  return typeof data === 'object' && data !== null ? { ...data } : undefined
}
