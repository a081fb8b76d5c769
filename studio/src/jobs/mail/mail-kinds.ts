import type { Language } from '@menagerie/sites/brand-locale'
import { ACCOUNT_APPROVED } from './kinds/account-approved.ts'
import { ACCOUNT_DATA_LINK } from './kinds/account-data-link.ts'
import { ACCOUNT_DELETED } from './kinds/account-deleted.ts'
import { ACCOUNT_EMAIL_CHANGED } from './kinds/account-email-changed.ts'
import { ACCOUNT_EMAIL_CONFIRM } from './kinds/account-email-confirm.ts'
import { ACCOUNT_KNOWN } from './kinds/account-known.ts'
import { ACCOUNT_PASSWORD_CHANGED } from './kinds/account-password-changed.ts'
import { ACCOUNT_RECEIVED } from './kinds/account-received.ts'
import { ACCOUNT_REJECTED } from './kinds/account-rejected.ts'
import { ACCOUNT_RESET } from './kinds/account-reset.ts'
import { FORM_RECEIVED } from './kinds/form-received.ts'
import type { MailWords } from './kinds/mail.ts'
import { NEWSLETTER_CONFIRM } from './kinds/newsletter-confirm.ts'
import { NEWSLETTER_WELCOME } from './kinds/newsletter-welcome.ts'

/** Every mail to customers and mailboxes; to add one, write a file of texts and add a row here. */
export const MAIL_KINDS = {
  'account-received': ACCOUNT_RECEIVED,
  'account-known': ACCOUNT_KNOWN,
  'account-approved': ACCOUNT_APPROVED,
  'account-rejected': ACCOUNT_REJECTED,
  'account-reset': ACCOUNT_RESET,
  'account-password-changed': ACCOUNT_PASSWORD_CHANGED,
  'account-email-confirm': ACCOUNT_EMAIL_CONFIRM,
  'account-email-changed': ACCOUNT_EMAIL_CHANGED,
  'account-data-link': ACCOUNT_DATA_LINK,
  'account-deleted': ACCOUNT_DELETED,
  'form-received': FORM_RECEIVED,
  'newsletter-confirm': NEWSLETTER_CONFIRM,
  'newsletter-welcome': NEWSLETTER_WELCOME,
} as const satisfies Readonly<Record<string, Readonly<Record<Language, MailWords>>>>
export type MailKind = keyof typeof MAIL_KINDS
