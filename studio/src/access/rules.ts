import type { Access, FieldAccess, Where } from 'payload'
import { findStaff, type Staff } from './find-staff.ts'

export const denyAll = () => false

/** For fields that never change after creation, except that restoring a version brings back its value. */
export const onlyRestored: FieldAccess = ({ req }) => req.context.isRestoringVersion === true

/** All signed-in users of the studio. */
export const staff: Access = ({ req }) => findStaff(req) !== undefined

export const admins: Access = ({ req }) => findStaff(req)?.role === 'admin'

export const adminField: FieldAccess = ({ req }) => findStaff(req)?.role === 'admin'

/** Administrators keep their own role: otherwise a studio could be left without one. */
export const adminOfOthersField: FieldAccess = ({ id, req }) => {
  const person = findStaff(req)
  return person?.role === 'admin' && id !== person.id
}

/** For documents that all countries share. */
export const writersOfShared: Access = ({ req }) => {
  const role = findStaff(req)?.role
  return role === 'admin' || role === 'catalogue' || role === 'editor'
}

/** Whether the user may write the part of products that all countries share. */
export const mayWriteCatalogue = (person: Staff | undefined): boolean =>
  person?.role === 'admin' || person?.role === 'catalogue'

export const catalogueField: FieldAccess = ({ req }) => mayWriteCatalogue(findStaff(req))

export const catalogue: Access = ({ req }) => mayWriteCatalogue(findStaff(req))

/** For personal data of customers and visitors. */
export const backOffice: Access = ({ req }) => {
  const role = findStaff(req)?.role
  return role === 'admin' || role === 'backOffice'
}

/**
 * For documents of one site. A new document may still lack its site; `requireOwnSite` refuses sites of other editors.
 */
export const editorsOfAnySite: Access = ({ req }) => {
  const person = findStaff(req)
  return person?.role === 'admin' || (person?.role === 'editor' && person.sites.length > 0)
}

/** For existing documents of one site. */
export const editorsOfItsSite: Access = ({ req }) => {
  const person = findStaff(req)
  if (person?.role === 'admin') return true
  return person?.role === 'editor' && person.sites.length > 0 && { site: { in: [...person.sites] } }
}

export const oneself: Access = ({ req }) => {
  const person = findStaff(req)
  return person !== undefined && (person.role === 'admin' || { id: { equals: person.id } })
}

export const ownSignIns: Access = ({ req }) => {
  const person = findStaff(req)
  return person !== undefined && (person.role === 'admin' || { userId: { equals: person.id } })
}

/** Administrators cannot delete themselves: otherwise a studio could be left without one. */
export const adminsButOthers: Access = ({ req }) => {
  const person = findStaff(req)
  return person?.role === 'admin' && { id: { not_equals: person.id } }
}

/** The user's own preferences in the admin, such as the columns of a list. */
export const ownPreferences: Access = ({ req }) => {
  const person = findStaff(req)
  if (person === undefined) return false
  const isOwn: Where[] = [{ 'user.value': { equals: person.id } }, { 'user.relationTo': { equals: 'users' } }]
  return { and: isOwn }
}
