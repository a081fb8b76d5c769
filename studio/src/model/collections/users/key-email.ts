import { toEmailKey } from '@menagerie/contract/email'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const withEmail = z.object({ data: z.looseObject({ email: z.string() }) })

/**
 * Normalizes the email address when a user is created, signs in or requests a password, so that any spelling finds the
 * account.
 */
export const keyEmail: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = withEmail.safeParse(args).data ?? {}
  return data === undefined ? args : { ...args, data: { ...data, email: toEmailKey(data.email) } }
}
