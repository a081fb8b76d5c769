import type { Language } from '@menagerie/brands/brand-locale'
import { NEWSLETTER_CONFIRM } from './kinds/newsletter-confirm.ts'
import { NEWSLETTER_WELCOME } from './kinds/newsletter-welcome.ts'
import type { MailWords } from './mail.ts'

/** Every message that the studio writes; a new one is a file of words and a row here. */
export const MAIL_KINDS = {
  'newsletter-confirm': NEWSLETTER_CONFIRM,
  'newsletter-welcome': NEWSLETTER_WELCOME,
} as const satisfies Readonly<Record<string, Readonly<Record<Language, MailWords>>>>
export type MailKind = keyof typeof MAIL_KINDS
