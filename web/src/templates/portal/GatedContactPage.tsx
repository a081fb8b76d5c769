import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { toContactForm } from '../../features/contact/contact-form.ts'
import { toKnownFields } from '../../features/contact/to-known-fields.ts'
import { toDoneDocument, toTaskDocument } from '../content/TaskPage.tsx'
import type { Template } from '../page/page-document.ts'

/** Spec §2 and reading 26: the contact page of business customers, with company and address from their account. */
export const gatedContactTemplate: Template = (ctx, page) => {
  const known = ctx.gated?.profile && toKnownFields(ctx.gated.profile)
  const form = toContactForm(ctx, 'contact-business', known)
  const toDocument = form.sent ? toDoneDocument : toTaskDocument
  return toDocument(ctx, page, <ContactForm {...form} />)
}
