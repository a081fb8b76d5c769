import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { toContactForm } from '../../features/contact/contact-form.ts'
import { toDoneDocument, toTaskDocument } from '../content/TaskPage.tsx'
import type { Template } from '../page/page-document.ts'

/** Spec §2, Contact page. The locale's form is the page's task. */
export const contactTemplate: Template = (ctx, page) => {
  const form = toContactForm(ctx)
  const toDocument = form.sent ? toDoneDocument : toTaskDocument
  return toDocument(ctx, page, <ContactForm {...form} />)
}
