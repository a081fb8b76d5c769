import { hasNewsletterForm } from '../features/newsletter/has-newsletter-form.ts'
import { NewsletterForm } from '../features/newsletter/NewsletterForm.tsx'
import { toNewsletterForm } from '../features/newsletter/newsletter-form.ts'
import type { Template } from './page-document.ts'
import { toTaskDocument } from './TaskPage.tsx'

/** Spec §2, Newsletter page. The form joins it as the task, in the locales that have one (decisions 28). */
export const newsletterTemplate: Template = (ctx, page) =>
  toTaskDocument(ctx, page, hasNewsletterForm(ctx.site) ? <NewsletterForm {...toNewsletterForm(ctx)} /> : undefined)
