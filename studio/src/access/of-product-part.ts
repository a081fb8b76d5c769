import { findById } from '@menagerie/sites/locales'
import type { Access } from 'payload'
import { findStaff, type Staff } from './find-staff.ts'
import { mayWriteCatalogue } from './rules.ts'

/**
 * The part of a product that is the same in all countries; each other part belongs to a country and is named by its
 * code.
 */
export const SHARED_PART = 'shared'

/** Countries whose prices and availability the editor may set. */
function listOwnCountries(person: Pick<Staff, 'sites'>): string[] {
  return [...new Set(person.sites.flatMap((site) => findById(site)?.country ?? []))]
}

export function mayWritePart(person: Staff | undefined, part: string): boolean {
  if (person === undefined) return false
  if (person.role === 'admin') return true
  return part === SHARED_PART ? mayWriteCatalogue(person) : listOwnCountries(person).includes(part)
}

/** Drafts of a part may be written by those that may write the part itself. */
export const writersOfPart: Access = ({ req }) => {
  const person = findStaff(req)
  if (person === undefined) return false
  if (person.role === 'admin') return true
  if (person.role === 'catalogue') return { part: { equals: SHARED_PART } }
  const countries = listOwnCountries(person)
  return countries.length > 0 && { part: { in: countries } }
}
