import { findLink } from '../../content/resolve-link.ts'
import { hasNewsletterForm } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { findShownEmbed } from '../../features/embeds/find-shown.ts'
import { toNewsletterForm } from '../../features/newsletter/newsletter-form.ts'
import type { NewsletterSignUpView } from './NewsletterSignUp.tsx'
import type { NewsletterSignUpBlock } from './schema.ts'

/** Returns undefined where the newsletter's page is gone, and on that page itself. */
export function loadNewsletterSignUp(
  { title, text = '', link, buttonText }: NewsletterSignUpBlock,
  ctx: RenderContext,
): NewsletterSignUpView | undefined {
  const to = link && findLink(ctx, link)
  if (to === undefined || (ctx.page && to.href === ctx.links.href(ctx.page.path))) return undefined
  const shown = { title, text }
  const isOurs = findShownEmbed(ctx, { kind: 'newsletter', ref: 'sign-up' }) === undefined
  if (!isOurs || !hasNewsletterForm(ctx)) return { ...shown, button: { to, text: buttonText } }
  const { form: _refused, ...fresh } = ctx
  return { ...shown, form: { ...toNewsletterForm({ ...fresh, query: new Map() }), action: to.href, title } }
}
