import { createContactHandler } from '../../features/contact/send-contact.ts'
import { createOneClickHandler, readOneClick } from '../../features/newsletter/one-click.ts'
import { createNewsletterHandler } from '../../features/newsletter/send-newsletter.ts'
import { type AccountParts, createPortalForms } from '../../features/portal/portal-forms.ts'
import type { Forms } from '../../platform/forms/form.ts'
import type { Outbox } from '../../platform/outbox.ts'

/** Limit for forms that anonymous visitors may send: more from one address is most likely a program. */
const STRANGERS = { posts: 5, minutes: 10 }
/** A mail provider has few addresses and sends for many readers. */
const MAIL_PROVIDERS = { posts: 600, minutes: 10 }

/** One row for each name in `platform/forms/form-names.ts` (docs/how-to/add-a-form.md). */
export function createForms(outbox: Pick<Outbox, 'accept'>, accounts: AccountParts): Forms {
  return {
    ...createPortalForms(accounts),
    contact: { handle: createContactHandler(outbox, 'contact'), limit: STRANGERS },
    'contact-es': { handle: createContactHandler(outbox, 'contact-es'), limit: STRANGERS },
    'contact-business': { handle: createContactHandler(outbox, 'contact-business'), limit: STRANGERS },
    newsletter: { handle: createNewsletterHandler(outbox), limit: STRANGERS },
    'newsletter-one-click': {
      handle: createOneClickHandler(outbox),
      limit: MAIL_PROVIDERS,
      readByLink: readOneClick,
    },
  }
}
