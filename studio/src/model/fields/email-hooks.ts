import { toEmailKey } from '@menagerie/contract/email'
import { toReadableEmail } from '@menagerie/contract/readable-email'
import type { FieldHook } from 'payload'

const keepKey: FieldHook = ({ value }) => (typeof value === 'string' ? toEmailKey(value) : value)
const showLetters: FieldHook = ({ value }) => (typeof value === 'string' ? toReadableEmail(value) : value)

/**
 * Hooks for the email address of an account: stored in the normalized form for comparisons, shown with the domain in
 * Unicode.
 */
export const EMAIL_HOOKS = { beforeValidate: [keepKey], afterRead: [showLetters] }
