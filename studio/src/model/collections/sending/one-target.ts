import type { CollectionBeforeValidateHook } from 'payload'
import type { Receiver } from '../../../payload-types.ts'

/** Keeps only the address for the receiver's kind (email address or URL), because the other one is not validated. */
export const keepOneTarget: CollectionBeforeValidateHook<Receiver> = ({ data, originalDoc }) => {
  const kind = data?.kind ?? originalDoc?.kind ?? 'mail'
  return { ...data, ...(kind === 'mail' ? { url: null } : { address: null }) }
}
