import { clipText } from '@menagerie/contract/human-text'
import { brandOf } from '@menagerie/sites/brand'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Mail, MailRequest, MailWords } from './kinds/mail.ts'
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts'
import { writeMailHtml } from './write-mail-html.ts'

const SUBJECT_CHARS = 200

export function writeMail(site: BrandLocale, kind: MailKind, request: MailRequest): Mail {
  const words: MailWords = MAIL_KINDS[kind][site.file]
  const brand = brandOf(site)
  const values = { brand: brand.name, ...request.values }
  const fill = (text: string) => fillIn(text, values)
  const lines = words.lines.map(fill)
  const note = words.note && fill(words.note)
  const { rows = [], link, to, replyTo, unsubscribe } = request
  const button = link && words.button ? { text: fill(words.button), link } : undefined
  const parts = [
    ...lines,
    ...(rows.length > 0
      ? [rows.map(([name, value]) => `${name.endsWith('?') ? name : `${name}:`} ${value}`).join('\n')]
      : []),
    ...(button ? [`${button.text}:\n${button.link}`] : []),
    ...(note ? [note] : []),
    `-- \n${brand.name}`,
  ]
  return {
    kind,
    site: site.id,
    brand: site.brand,
    to: toHeaderText(to),
    subject: clipText(toHeaderText(fill(words.subject)), SUBJECT_CHARS),
    text: parts.join('\n\n'),
    html: writeMailHtml({ lang: site.iso, brand, lines, rows, button, note }),
    replyTo: replyTo && toHeaderText(replyTo),
    unsubscribe,
  }
}

/** Fills in all values in one pass: a value that looks like a placeholder stays as it is. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}

/** Removes line breaks, so that a visitor's text cannot add a header (ASVS 1.3.11). */
export function toHeaderText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
