import { toEmailKey } from '@menagerie/contract/email'
import { toReadableEmail } from '@menagerie/contract/readable-email'
import type { FieldHook } from 'payload'

const keepKey: FieldHook = ({ value }) => (typeof value === 'string' ? toEmailKey(value) : value)
const showLetters: FieldHook = ({ value }) => (typeof value === 'string' ? toReadableEmail(value) : value)

/** An address by which an account is found: stored in the one form that is compared, shown in the letters of its domain. */
export const EMAIL_HOOKS = { beforeValidate: [keepKey], afterRead: [showLetters] }
