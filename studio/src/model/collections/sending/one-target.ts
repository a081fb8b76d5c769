import type { CollectionBeforeValidateHook } from 'payload'
import type { Receiver } from '../../../payload-types.ts'

/** A mailbox has no address of a program, and a program none of mail: what its kind does not check is not kept. */
export const keepOneTarget: CollectionBeforeValidateHook<Receiver> = ({ data, originalDoc }) => {
  const kind = data?.kind ?? originalDoc?.kind ?? 'mail'
  return { ...data, ...(kind === 'mail' ? { url: null } : { address: null }) }
}
