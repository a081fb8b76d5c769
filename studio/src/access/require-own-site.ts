import { findById } from '@menagerie/sites/locales'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { findStaff } from './find-staff.ts'

/**
 * Editors may write only for their own sites, including drafts, restored versions and copies. Validation of fields does
 * not ensure this, because drafts skip it; access rules do not either, because they see the stored document instead of
 * the new site.
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
    // An administrator's draft may lack its site for now; an editor's draft without a site would belong to none.
    if (person?.role === 'editor') refuse('Choose the site this belongs to')
    return data
  }
  if (findById(site) === undefined) refuse(`There is no site “${site}”`)
  if (person !== undefined && person.role !== 'admin' && !person.sites.includes(site)) {
    refuse('You are not an editor of this site')
  }
  return data
}
