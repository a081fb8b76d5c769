import { findById } from '@menagerie/sites/locales'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { findStaff } from './find-staff.ts'

/**
 * Editors write for their own sites only, drafts, restored versions and copies included: field validation is skipped for
 * drafts, and the access rule sees the stored document, not the new site.
 */
export const requireOwnSite: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  const refuse = (message: string) => {
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'site', label: message, message }], req },
      req.t,
    )
  }
  const site: unknown = data?.site
  if (site === undefined && operation === 'update') return data
  const person = findStaff(req)
  if (typeof site !== 'string' || site === '') {
    // An administrator's draft may wait for its site; an editor's without one would belong to no site.
    if (person?.role === 'editor') refuse('Choose the site this belongs to')
    return data
  }
  if (findById(site) === undefined) refuse(`There is no site “${site}”`)
  if (person !== undefined && person.role !== 'admin' && !person.sites.includes(site)) {
    refuse('You are not an editor of this site')
  }
  return data
}
