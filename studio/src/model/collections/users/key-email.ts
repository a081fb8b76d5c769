import { toEmailKey } from '@menagerie/contract/email'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const withEmail = z.object({ data: z.looseObject({ email: z.string() }) })

/** A person is found by either form of an address: when they are entered, sign in, or have forgotten their password. */
export const keyEmail: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = withEmail.safeParse(args).data ?? {}
  return data === undefined ? args : { ...args, data: { ...data, email: toEmailKey(data.email) } }
}
