import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'

/** Paragraphs with `{name}` for values; `button` is the text of the one link. */
export type MailWords = { subject: string; lines: readonly string[]; button?: string; note?: string }

export type MailRequest = {
  to: string
  /** Put into the words where they say `{name}`; `brand` is always there. */
  values?: Readonly<Record<string, string>>
  /** Where the button leads; an absolute address made by us, never by a visitor. */
  link?: string
  /** Rows below the text, such as what a form said. */
  rows?: readonly (readonly [name: string, value: string])[]
  /** Where answers go, when not to the sender. */
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
