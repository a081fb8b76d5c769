import { completePostalCode, findPostalDigits } from '@menagerie/contract/complete-postal-code'
import type { FieldHook } from 'payload'
import { countryOfSite, ownCountry } from './telephone-field.ts'

/** Country of a document that has one, or is of a site that has. */
const countryOf = (document: Record<string, unknown>) => ownCountry(document) ?? countryOfSite(document)

/** Keeps postal codes with the zeros that a spreadsheet took from them. */
export const POSTAL_CODE_HOOKS: FieldHook[] = [
  ({ value, data, originalDoc }) =>
    typeof value === 'string' ? completePostalCode(value, countryOf({ ...originalDoc, ...data })) : value,
]

/** Why a code cannot be one of its country; undefined where the country or its rule is not known. */
export function findPostalFault(code: unknown, document: Record<string, unknown>): string | undefined {
  const country = countryOf(document)
  const digits = typeof code === 'string' ? findPostalDigits(code, country) : undefined
  return digits === undefined ? undefined : `“${code}” is too short: postal codes of ${country} have ${digits} digits`
}
