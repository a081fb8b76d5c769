import { PASSWORD_CHARS } from '@menagerie/contract/accounts'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { isCommonPassword } from '../../../access/sign-in/is-common-password.ts'
import { isLeakedPassword } from '../../../access/sign-in/is-leaked-password.ts'

type Owner = { email?: string | undefined; name?: string | undefined }

/** Same minimum length as in the portal, and no commonly guessed password (OWASP ASVS 5.0, 6.2). */
export const refuseWeakPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') return data
  const fault = await findPasswordFault(password, { ...originalDoc, ...data })
  if (fault !== undefined) refuseAt(req, 'password', fault)
  return data
}

async function findPasswordFault(password: string, { email = '', name = '' }: Owner): Promise<string | undefined> {
  if (password.length < PASSWORD_CHARS.min) return `A password must have at least ${PASSWORD_CHARS.min} characters`
  if (password.length > PASSWORD_CHARS.max) return `A password can have at most ${PASSWORD_CHARS.max} characters`
  const isGuessed = isCommonPassword(password, [email, name, 'menagerie']) || (await isLeakedPassword(password))
  return isGuessed ? 'This password is too easy to guess: choose another one' : undefined
}

export function refuseAt(req: PayloadRequest, path: string, message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, label: message, message }], req }, req.t)
}
