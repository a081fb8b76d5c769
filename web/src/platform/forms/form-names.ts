/** All forms of the site; each has a handler in `server/forms/form-handlers.ts`. */
export const FORM_NAMES = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'logout',
  'account-details',
  'account-password',
  'account-sessions',
  'account-session',
  'account-devices',
  'account-email',
  'confirm-email',
  'account-data-link',
  'account-export',
  'account-delete',
  'contact',
  'contact-es',
  'contact-business',
  'newsletter',
  'newsletter-one-click',
] as const
export type FormName = (typeof FORM_NAMES)[number]

/** The hidden field that says which form was sent (spec §3). */
export const FORM_NAME_FIELD = 'form-name'

/**
 * Hidden field with a random key from a script, one per filled form: the same form is stored once, but the same words on another day are a new
 * message. A refused form sends it again, because the first attempt may have been stored after a slow disk's time limit.
 */
export const SUBMISSION_KEY_FIELD = 'submission-key'

export function isFormName(name: string | undefined): name is FormName {
  return FORM_NAMES.some((known) => known === name)
}
