import type { EntryLink } from '@menagerie/contract/link'
import { findLink } from '../content/resolve-link.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { LinkTarget } from '../ui/Link.tsx'

export type BannerTextView = { title: string; text: string; button?: { to: LinkTarget; text: string } }

type BannerFields = {
  blockTitle: string
  blockText?: string | undefined
  buttonUrl?: EntryLink | undefined
  buttonText?: string | undefined
}

/** What a banner says; its button shows when it has both a text and a link whose target is there. */
export function toBannerText(
  ctx: RenderContext,
  { blockTitle, blockText = '', buttonUrl, buttonText }: BannerFields,
): BannerTextView {
  const to = buttonUrl && buttonText ? findLink(ctx, buttonUrl) : undefined
  return { title: blockTitle, text: blockText, ...(to && buttonText && { button: { to, text: buttonText } }) }
}
