import type { Access, FieldAccess, Where } from 'payload'
import { findStaff, type Staff } from './find-staff.ts'

export const denyAll = () => false

/** For what stays as it was first written: an older version brings back its own. */
export const onlyRestored: FieldAccess = ({ req }) => req.context.isRestoringVersion === true

/** All people signed in to the studio. */
export const staff: Access = ({ req }) => findStaff(req) !== undefined

export const admins: Access = ({ req }) => findStaff(req)?.role === 'admin'

export const adminField: FieldAccess = ({ req }) => findStaff(req)?.role === 'admin'

/** For documents that all countries share. */
export const writersOfShared: Access = ({ req }) => {
  const role = findStaff(req)?.role
  return role === 'admin' || role === 'catalogue' || role === 'editor'
}

/** What all countries share of a product: the catalogue itself. */
export const mayWriteCatalogue = (person: Staff | undefined): boolean =>
  person?.role === 'admin' || person?.role === 'catalogue'

export const catalogueField: FieldAccess = ({ req }) => mayWriteCatalogue(findStaff(req))

export const catalogue: Access = ({ req }) => mayWriteCatalogue(findStaff(req))

/** For what customers and visitors told us about themselves. */
export const backOffice: Access = ({ req }) => {
  const role = findStaff(req)?.role
  return role === 'admin' || role === 'backOffice'
}

/** For documents of one site. A new one may still lack its site; `requireOwnSite` refuses another editor's. */
export const editorsOfAnySite: Access = ({ req }) => {
  const person = findStaff(req)
  return person?.role === 'admin' || (person?.role === 'editor' && person.sites.length > 0)
}

/** For documents of one site that exist. */
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

/** An administrator that deletes himself by mistake would leave a studio without an administrator. */
export const adminsButOthers: Access = ({ req }) => {
  const person = findStaff(req)
  return person?.role === 'admin' && { id: { not_equals: person.id } }
}

/** What the admin remembers for one person, such as the columns of a list. */
export const ownPreferences: Access = ({ req }) => {
  const person = findStaff(req)
  if (person === undefined) return false
  const isOwn: Where[] = [{ 'user.value': { equals: person.id } }, { 'user.relationTo': { equals: 'users' } }]
  return { and: isOwn }
}
