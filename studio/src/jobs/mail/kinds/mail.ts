import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'

/** Texts of a mail with `{name}` for values; `button` is the text of its only link. */
export type MailWords = { subject: string; lines: readonly string[]; button?: string; note?: string }

export type MailRequest = {
  to: string
  /** Values for the placeholders `{name}`; `brand` is always available. */
  values?: Readonly<Record<string, string>>
  /** Target of the button: an absolute address from this code, never from a visitor. */
  link?: string
  /** Rows below the text, such as the fields of a form. */
  rows?: readonly (readonly [name: string, value: string])[]
  /** Address for replies, if it is not the sender. */
  replyTo?: string
  /** One-click unsubscribing (RFC 8058). */
  unsubscribe?: string
}

/** A message ready for the queue. */
export type Mail = {
  kind: string
  site: BrandLocale['id']
  brand: BrandKey
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  unsubscribe?: string | undefined
}
