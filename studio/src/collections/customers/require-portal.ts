import {
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionMeHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import type { Customer } from '../../payload-types.ts'

const ACCOUNT_OPERATIONS: ReadonlySet<string> = new Set([
  'login',
  'refresh',
  'forgotPassword',
  'resetPassword',
  'unlock',
])

/**
 * Only the portal runs these, from inside: it adds what Payload lacks, such as limits per address, equal timing and a
 * cookie of its own. A request from outside cannot set the context.
 */
export const requirePortal: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (ACCOUNT_OPERATIONS.has(operation)) refuseOutsiders(req)
}

/** Payload asks nobody before it tells a customer about himself. */
export const requirePortalForMe: CollectionMeHook = ({ args }) => refuseOutsiders(args.req)

/**
 * Also runs when a password is reset, which signs in at once: who is not approved keeps the old password. Asks the
 * database again, in the transaction that has just written the session: what `user` says may be older than a suspension.
 */
export const requireApproval: CollectionBeforeLoginHook = async ({ req, user }) => {
  refuseOutsiders(req)
  const stored = await req.payload.db.findOne<Customer>({
    collection: 'customers',
    where: { id: { equals: user.id } },
    select: { state: true },
    req,
  })
  if (stored?.state !== 'approved') throw new Forbidden(req.t)
  return user
}

function refuseOutsiders(req: PayloadRequest): void {
  if (req.context.portal !== true) throw new Forbidden(req.t)
}
