import type { MenuItem } from '@menagerie/contract/menu'
import { findLink } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'

/** The newsletter's strip above the footer's columns. `to`: its page. */
export type NewsletterStrip = { title: string; text: string; to: LinkTarget; button: string }

/** Finds the newsletter's page in the footer's menu; the strip uses that page's texts, so that editors need not write them twice. */
export function findNewsletterStrip(ctx: RenderContext, items: readonly MenuItem[]): NewsletterStrip | undefined {
  for (const { link, subItems = [] } of items) {
    const strip = (link && toStrip(ctx, link)) ?? findNewsletterStrip(ctx, subItems)
    if (strip) return strip
  }
  return undefined
}

function toStrip(ctx: RenderContext, link: NonNullable<MenuItem['link']>): NewsletterStrip | undefined {
  if (link.type !== 'page' || link.kind !== 'page') return undefined
  const page = ctx.reader.get('page', link.pageLink)
  if (page?.body.template !== 'Newsletter') return undefined
  const to = findLink(ctx, link)
  const { title, subTitle = '' } = page.body
  return to && { title, text: subTitle, to, button: ctx.t('newsletter.subscribe') }
}
