import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { findStaff } from '../../../access/find-staff.ts'
import { mayWriteCatalogue } from '../../../access/rules.ts'

const FORBIDDEN = 403

/** A version contains fields of the catalogue and prices of all countries, so editors may not restore one. */
export const restoreByCatalogue: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation !== 'restoreVersion' || overrideAccess === true || mayWriteCatalogue(findStaff(req))) return
  const message =
    'Only administrators or the catalogue team can restore versions of a product: they cover all countries'
  throw new APIError(message, FORBIDDEN, undefined, true)
}
