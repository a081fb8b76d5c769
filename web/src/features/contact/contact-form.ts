import { COMPANY_TOPICS } from '@menagerie/contract/forms'
import { toReadableEmail } from '@menagerie/contract/readable-email'
import { FIELD_CHARS } from '@menagerie/contract/typed-text'
import { CONTACT_LABELS, TOPIC_LABELS } from '@menagerie/sites/contact-labels'
import { isFamilyNameFirst } from '@menagerie/sites/languages'
import { splitLink } from '@menagerie/sites/split-link'
import { findPrivacyNote, type PrivacyNoteView } from '../../content/privacy-note.ts'
import { findLegalPaths } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { SUBMISSION_KEY_FIELD } from '../../platform/forms/form-names.ts'
import { freeText, oneOf } from '../../platform/query-field.ts'
import type { ErrorLine } from '../../ui/ErrorList.tsx'
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactFormName,
  isContactField,
  PHONE_SIGNS,
} from './contact-fields.ts'
import { PROVINCES } from './provinces.ts'

/** Query of the page: the product that a question is about, and whether a form was just sent. */
export const CONTACT_QUERY = { product: freeText('product', 20), sent: oneOf('sent', ['1']) }

type FieldView = { label: string; value?: string; errors?: readonly string[]; note?: string; hint?: string }
type LinkView = { before: string; link: string; after: string; href: string }

export type PersonName = 'first-name' | 'last-name'

export type ContactFormView = {
  form: ContactFormName
  action: string
  title: string
  subject: string
  draftKey: string
  submissionKey?: string | undefined
  /** Set when a form was refused. */
  refusal?: { title: string; errors: readonly ErrorLine[] }
  sent?: { title: string; text: string }
  field: (name: ContactField) => FieldView
  /** In the order in which people of the language write their names. */
  names: readonly PersonName[]
  isAboutProduct: boolean
  emailWarning: string
  send: string
  /** Absent in the Spanish form, which has a consent box instead. */
  privacy?: PrivacyNoteView | undefined
  /** Fields of the Spanish form. */
  spanish?: {
    choose: string
    topics: readonly { value: string; label: string }[]
    provinces: readonly string[]
    links: LinkView[]
  }
}

/** Returns the site's form: the Spanish one where there are pages for its consent box, the global one elsewhere (spec §2, Contact page). */
const contactFormOf = (ctx: Pick<RenderContext, 'site' | 'reader'>): ContactFormName =>
  findLegalPaths(ctx) === undefined ? 'contact' : 'contact-es'

export function toContactForm(
  ctx: RenderContext,
  form: ContactFormName = contactFormOf(ctx),
  known: Record<string, string> = {},
): ContactFormView {
  const { t, links, page = { path: '', title: '' } } = ctx
  const refused = ctx.form?.name === form ? ctx.form : undefined
  const product = findProductName(ctx)
  const values: Readonly<Record<string, string>> = refused?.values ?? {
    ...known,
    ...(product && { 'product-name': product }),
  }
  const isSent = CONTACT_QUERY.sent.read(ctx.query) === '1' && refused === undefined
  return {
    form,
    action: links.href(page.path),
    title: t('contact.formTitle'),
    subject: page.title,
    draftKey: form,
    submissionKey: refused?.values[SUBMISSION_KEY_FIELD],
    ...(refused && { refusal: { title: refused.message ?? t('form.errors'), errors: toErrorLines(refused.errors) } }),
    ...(isSent && { sent: { title: t('contact.sentTitle'), text: t('contact.sentText') } }),
    names: isFamilyNameFirst(ctx.site.file) ? ['last-name', 'first-name'] : ['first-name', 'last-name'],
    field: (name) => toField(ctx, name, { form, value: values[name], errors: refused?.errors[name] }),
    isAboutProduct: values['about-product'] === 'on' || (refused === undefined && product !== undefined),
    emailWarning: t('form.emailWarning'),
    send: t('contact.send'),
    ...(form === 'contact-es' ? { spanish: toSpanish(ctx) } : { privacy: findPrivacyNote(ctx) }),
  }
}

/** Finds the product whose page led to the form, so that the question can name it. */
function findProductName(ctx: RenderContext): string | undefined {
  const sku = CONTACT_QUERY.product.read(ctx.query)
  return /^\d+$/.test(sku) ? ctx.reader.get('product', sku)?.body.name : undefined
}

function toErrorLines(errors: Readonly<Record<string, readonly string[]>>): ErrorLine[] {
  const names = CONTACT_FIELDS.filter((name) => errors[name])
  return names.flatMap((name) => (errors[name] ?? []).map((text) => ({ text, to: `field-${name}` })))
}

/** Spec §5: required fields. */
const REQUIRED: Readonly<Record<ContactFormName, readonly ContactField[]>> = {
  contact: ['email'],
  'contact-es': ['asunto', 'first-name', 'last-name', 'email', 'código-postal', 'provincia', 'message', 'privacidad'],
  'contact-business': ['company', 'address', 'email'],
}

type FieldState = { form: ContactFormName; value: string | undefined; errors: readonly string[] | undefined }

function toField({ t }: RenderContext, name: ContactField, { form, value, errors }: FieldState): FieldView {
  const hints = {
    phone: t('contact.phoneHint', { signs: PHONE_SIGNS }),
    message: t('contact.messageHint', { max: FIELD_CHARS.message }),
  }
  return {
    label: t(CONTACT_LABELS[name]),
    ...(value !== undefined && { value: name === 'email' ? toReadableEmail(value) : value }),
    ...(errors && { errors }),
    ...(!REQUIRED[form].includes(name) && { note: t('form.optional') }),
    ...(name in hints && isContactField(name) && { hint: name === 'phone' ? hints.phone : hints.message }),
  }
}

function toSpanish(ctx: RenderContext): ContactFormView['spanish'] {
  const { t, links } = ctx
  const { privacy = '', terms = '' } = findLegalPaths(ctx) ?? {}
  return {
    choose: t('form.choose'),
    topics: COMPANY_TOPICS.map((value) => ({ value, label: t(TOPIC_LABELS[value]) })),
    provinces: PROVINCES,
    links: [
      { ...splitLink(t('contact.privacy')), href: links.href(privacy) },
      { ...splitLink(t('contact.terms')), href: links.href(terms) },
    ],
  }
}
