import type { FormHandler, ReadByLink } from '../../platform/forms/form.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { createNewsletterHandler } from './send-newsletter.ts'

/** Reads what mail providers post to the address in `List-Unsubscribe` when a reader presses their button: without cookies or origin (RFC 8058, §3.2). */
export const readOneClick: ReadByLink = (fields, query) => {
  const key = query.get('stop')
  return fields['List-Unsubscribe'] === 'One-Click' && key ? { action: 'stop', key } : undefined
}

/** Ends a subscription as the page does, but answers without a redirect, as RFC 8058, §3.1 requires. */
export function createOneClickHandler(outbox: Pick<Outbox, 'accept'>): FormHandler {
  const handle = createNewsletterHandler(outbox)
  return async (input) => {
    const outcome = await handle(input)
    return outcome.kind === 'redirect' ? { kind: 'done' } : outcome
  }
}
