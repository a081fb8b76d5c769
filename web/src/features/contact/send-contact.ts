import { createHash } from 'node:crypto'
import { emailSchema } from '@menagerie/contract/accounts'
import { FORM_SCHEMAS } from '@menagerie/contract/forms'
import { clipText } from '@menagerie/contract/human-text'
import { cleanSentFields } from '@menagerie/contract/one-line'
import { toReadableEmail } from '@menagerie/contract/readable-email'
import { SUBMITTED_CHARS } from '@menagerie/contract/submissions'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { FormFields, FormHandler, FormOutcome } from '../../platform/forms/form.ts'
import type { Accepted, Outbox } from '../../platform/outbox.ts'
import { type ContactFormName, TRAPS } from './contact-fields.ts'
import { PROVINCES } from './provinces.ts'
import { readPhoneField } from './read-phone-field.ts'
import { toContactErrors } from './to-contact-errors.ts'

/** The same content from the same form within this time counts as one submission. */
const SAME_FOR_MS = 24 * 3_600_000
const RETRY_S = 60

/** Stores the form before it is answered (spec §3, §5). Refusals keep everything that was typed. */
export function createContactHandler(outbox: Pick<Outbox, 'accept'>, form: ContactFormName): FormHandler {
  return async ({ site, path, fields, t, features }) => {
    const toAnswer = (accepted: Accepted): FormOutcome =>
      accepted === 'full' ? toNotStored(fields, t('form.notStored')) : toThanks(features.thankYou, path)
    if (TRAPS.some((name) => fields[name])) {
      // The email address is kept, so that a message wrongly taken for spam can be found and answered.
      const { data: email } = emailSchema.safeParse(fields.email)
      const spam = { ...toNew(site, form, cleanSentFields(toClipped(fields))), isSpam: true, ...(email && { email }) }
      // Gets the normal answer: an automatic form filler may have filled the honeypot for a person.
      return toAnswer(await outbox.accept(spam, toKey(site, fields), SAME_FOR_MS))
    }
    const phone = readPhoneField(site, withoutHiddenProduct(fields), t)
    const read = FORM_SCHEMAS[form].safeParse(phone.fields)
    const errors = toContactErrors([...(read.error?.issues ?? [])], { t, fields })
    if (phone.error) errors.phone = [phone.error]
    if (form === 'contact-es' && !PROVINCES.some((province) => province === fields.provincia)) {
      errors.provincia ??= [t('form.required', { field: t('contact.province') })]
    }
    if (!read.success || Object.keys(errors).length > 0) return { kind: 'refused', status: 422, errors, values: fields }
    const email = toReadableEmail(read.data.email)
    const submission = { ...toNew(site, form, toTexts({ ...read.data, email })), email }
    return toAnswer(await outbox.accept(submission, toKey(site, fields), SAME_FOR_MS))
  }
}

function toNotStored(values: FormFields, message: string): FormOutcome {
  return { kind: 'refused', status: 503, errors: {}, message, values, retryAfterS: RETRY_S }
}

function toNew(site: BrandLocale, form: ContactFormName, fields: Record<string, string>) {
  return { brand: site.brand, locale: site.code, form, fields, isSpam: false }
}

/** Spec §2: redirects to the thank-you page, where the locale has one; else to the same page, which says thanks (reading 12). */
function toThanks(thanks: string | undefined, path: string): FormOutcome {
  return thanks === undefined ? { kind: 'redirect', path, query: { sent: 1 } } : { kind: 'redirect', path: thanks }
}

/** Removes the product's name unless the box is ticked: the field was hidden then, so its content was not meant to be sent. */
function withoutHiddenProduct(fields: FormFields): FormFields {
  if (fields['about-product'] === 'on') return fields
  const { 'product-name': _, ...rest } = fields
  return rest
}

function toTexts(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && name !== 'form-name' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(texts)
}

/** Cuts fields to the longest text a person may send; their total size and number are limited when the body is read. */
function toClipped(fields: FormFields): Record<string, string> {
  const { name: nameChars, text: chars } = SUBMITTED_CHARS
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [clipText(name, nameChars) || '-', clipText(value, chars)]),
  )
}

/** Derives the key of the content from all that was sent, including the script's random key. */
function toKey(site: BrandLocale, fields: FormFields): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([site.id, sorted]))
    .digest('base64url')
}
