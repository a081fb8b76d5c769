import { createHash } from 'node:crypto'
import { newsletterRequestSchema } from '@menagerie/contract/newsletter'
import type { FormHandler, FormInput, FormOutcome } from '../../platform/forms/form.ts'
import { SUBMISSION_KEY_FIELD } from '../../platform/forms/form-names.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { toConsentText } from './newsletter-form.ts'

/** Short, so that a visitor whose email got lost can sign up again. */
const SAME_FOR_MS = 10 * 60_000
const RETRY_S = 60

/** Handles sign-up, confirmation and end of a subscription: each is stored before it is answered, so that the studio may be down. */
export function createNewsletterHandler(outbox: Pick<Outbox, 'accept'>): FormHandler {
  return async (input) => {
    const { site, path, fields, t, links, features } = input
    if (!features.newsletter) return { kind: 'redirect', path, query: { sent: 'subscribe' } }
    const page = links.url(path)
    const isAgreed = fields.consent === 'on'
    const read = newsletterRequestSchema.safeParse({ ...fields, page, consent: toConsentText({ t, site }) })
    if (!read.success || (read.data.action === 'subscribe' && !isAgreed))
      return toRefusal(input, isAgreed, read.success)
    const { data } = read
    const email = data.action === 'subscribe' ? { email: data.email } : {}
    const submission = {
      brand: site.brand,
      locale: site.code,
      form: 'newsletter',
      fields: data,
      // Marked as spam, but answered as usual: an automatic form filler may have filled the honeypot for a person.
      isSpam: Boolean(fields['bot-field']),
      ...email,
    } as const
    const key = createHash('sha256')
      .update(JSON.stringify([site.id, data, fields[SUBMISSION_KEY_FIELD]]))
      .digest('base64url')
    const accepted = await outbox.accept(submission, key, SAME_FOR_MS)
    if (accepted !== 'full') return { kind: 'redirect', path, query: { sent: data.action } }
    return {
      kind: 'refused',
      status: 503,
      errors: {},
      message: t('form.notStored'),
      values: fields,
      retryAfterS: RETRY_S,
    }
  }
}

function toRefusal({ fields, t }: FormInput, isAgreed: boolean, isEmail: boolean): FormOutcome {
  return {
    kind: 'refused',
    status: 422,
    errors: {
      ...(!isEmail && { email: [t('form.emailWarning')] }),
      ...(!isAgreed && { consent: [t('newsletter.consentMissing')] }),
    },
    values: fields,
  }
}
