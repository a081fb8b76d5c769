import { hasNewsletterForm } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { EmbedPosts } from '../../features/embeds/EmbedPosts.tsx'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { type NewsletterFormView, toNewsletterForm } from '../../features/newsletter/newsletter-form.ts'
import { toDoneDocument, toQuestionDocument, toTaskDocument } from '../content/TaskPage.tsx'
import { toSignUpSource } from '../embeds/find-embed.ts'
import type { Template } from '../page/page-document.ts'

/** Spec §2, Newsletter page. The form is the page's task, in the locales that have one (reading 28). */
export const newsletterTemplate: Template = (ctx, page) => {
  if (!hasNewsletterForm(ctx)) return toTaskDocument(ctx, page)
  const form = toNewsletterForm(ctx)
  if (form.sent) return toDoneDocument(ctx, page, <NewsletterForm {...form} />)
  if (form.question) return toQuestionDocument(ctx, page, <NewsletterForm {...form} />)
  return toTaskDocument(ctx, page, toSignUp(ctx, form))
}

/** Returns the site's form, or that of a configured provider. A refused form of the site is shown again, even if a provider has been configured meanwhile. */
function toSignUp(ctx: RenderContext, form: NewsletterFormView) {
  const embed = form.refusal ? undefined : toEmbed(ctx, toSignUpSource(form.title))
  return embed ? <EmbedPosts title={form.title} embed={embed} /> : <NewsletterForm {...form} />
}
