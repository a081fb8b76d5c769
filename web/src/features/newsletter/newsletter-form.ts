import { toReadableEmail } from '@menagerie/contract/readable-email'
import { brandOf } from '@menagerie/sites/brand'
import type { MessageKey } from '@menagerie/sites/translate'
import { findPrivacyNote, type PrivacyNoteView } from '../../content/privacy-note.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { SUBMISSION_KEY_FIELD } from '../../platform/forms/form-names.ts'
import { freeText, oneOf } from '../../platform/query-field.ts'
import type { ErrorLine } from '../../ui/ErrorList.tsx'

const NEWSLETTER_ACTIONS = ['subscribe', 'confirm', 'stop'] as const
type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number]

const KEY_CHARS = 100
/** Query of the links in emails, and of the page after a form was sent. */
export const NEWSLETTER_QUERY = {
  confirm: freeText('confirm', KEY_CHARS),
  stop: freeText('stop', KEY_CHARS),
  sent: oneOf('sent', NEWSLETTER_ACTIONS),
}

type FieldView = { label: string; value?: string; errors?: readonly string[] }

export type NewsletterFormView = {
  action: string
  title: string
  submissionKey?: string | undefined
  refusal?: { title: string; errors: readonly ErrorLine[] }
  sent?: { title?: string; text: string }
  /** The question that a link in an email leads to, in place of the fields. */
  question?: { action: NewsletterAction; token: string; text: string; button: string }
  email: FieldView
  consent: FieldView & { isTicked: boolean }
  emailWarning: string
  subscribe: string
  privacy?: PrivacyNoteView | undefined
}

const DONE: Readonly<Record<NewsletterAction, { title?: MessageKey; text: MessageKey }>> = {
  subscribe: { title: 'newsletter.sentTitle', text: 'newsletter.sentText' },
  confirm: { text: 'newsletter.confirmed' },
  stop: { text: 'newsletter.stopped' },
}

export function toNewsletterForm(ctx: RenderContext): NewsletterFormView {
  const { t, links, page = { path: '', title: '' }, query } = ctx
  const refused = ctx.form?.name === 'newsletter' ? ctx.form : undefined
  const { values = {}, errors = {} } = refused ?? {}
  const sent = refused ? undefined : NEWSLETTER_QUERY.sent.read(query)
  const question = findQuestion(ctx, values)
  return {
    action: links.href(page.path),
    title: page.title,
    submissionKey: refused?.values[SUBMISSION_KEY_FIELD],
    ...(refused && { refusal: { title: refused.message ?? t('form.errors'), errors: toErrorLines(errors) } }),
    ...(sent && { sent: toDone(ctx, sent) }),
    ...(question && { question }),
    email: toField(t('contact.email'), values.email && toReadableEmail(values.email), errors.email),
    consent: { ...toField(toConsentText(ctx), undefined, errors.consent), isTicked: values.consent === 'on' },
    emailWarning: t('form.emailWarning'),
    subscribe: t('newsletter.subscribe'),
    privacy: findPrivacyNote(ctx),
  }
}

/** Returns the exact text of the consent, which is stored with the address. */
export const toConsentText = ({ t, site }: Pick<RenderContext, 't' | 'site'>) =>
  t('newsletter.consent', { brand: brandOf(site).name })

function toDone({ t }: RenderContext, action: NewsletterAction): { title?: string; text: string } {
  const { title, text } = DONE[action]
  return { ...(title && { title: t(title) }), text: t(text) }
}

function findQuestion(
  { t, query }: RenderContext,
  values: Readonly<Record<string, string>>,
): NewsletterFormView['question'] {
  const keyOf = (action: 'confirm' | 'stop') =>
    NEWSLETTER_QUERY[action].read(query) || (values.action === action ? (values.key ?? '') : '')
  const [confirm, stop] = [keyOf('confirm'), keyOf('stop')]
  if (confirm) {
    return { action: 'confirm', token: confirm, text: t('newsletter.confirmText'), button: t('newsletter.confirm') }
  }
  return stop
    ? { action: 'stop', token: stop, text: t('newsletter.stopText'), button: t('newsletter.stop') }
    : undefined
}

function toErrorLines(errors: Readonly<Record<string, readonly string[]>>): ErrorLine[] {
  return ['email', 'consent'].flatMap((name) => (errors[name] ?? []).map((text) => ({ text, to: `field-${name}` })))
}

function toField(label: string, value: string | undefined, errors: readonly string[] | undefined): FieldView {
  return { label, ...(value !== undefined && { value }), ...(errors && { errors }) }
}
