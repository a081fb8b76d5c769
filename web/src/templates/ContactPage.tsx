import { ContactForm } from '../features/contact/ContactForm.tsx'
import { toContactForm } from '../features/contact/contact-form.ts'
import type { Template } from './page-document.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** Spec §2, Contact page. The form of the locale joins it as the task. */
export const contactTemplate: Template = (ctx, page) =>
  toTaskDocument(ctx, page, <ContactForm {...toContactForm(ctx)} />)
