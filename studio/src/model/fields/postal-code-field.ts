import { completePostalCode, findPostalDigits } from '@menagerie/contract/complete-postal-code'
import type { FieldHook } from 'payload'
import { countryOfSite, ownCountry } from './telephone-field.ts'

/** Country of the document, or of its site. */
const countryOf = (document: Record<string, unknown>) => ownCountry(document) ?? countryOfSite(document)

/** Restores leading zeros that a spreadsheet removed from a postal code. */
export const POSTAL_CODE_HOOKS: FieldHook[] = [
  ({ value, data, originalDoc }) =>
    typeof value === 'string' ? completePostalCode(value, countryOf({ ...originalDoc, ...data })) : value,
]

/** Why a code is not valid in its country; undefined if the country or its format is unknown. */
export function findPostalFault(code: unknown, document: Record<string, unknown>): string | undefined {
  const country = countryOf(document)
  const digits = typeof code === 'string' ? findPostalDigits(code, country) : undefined
  return digits === undefined ? undefined : `“${code}” is too short: postal codes of ${country} have ${digits} digits`
}
