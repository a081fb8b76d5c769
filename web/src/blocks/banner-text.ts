import type { Link } from '@menagerie/contract/link'
import { resolveLink } from '../content/resolve-link.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { LinkTarget } from '../ui/Link.tsx'

export type BannerTextView = { title: string; text: string; button?: { to: LinkTarget; text: string } }

type BannerFields = {
  blockTitle: string
  blockText?: string | undefined
  buttonUrl?: Link | undefined
  buttonText?: string | undefined
}

/** What a banner says; its button shows when it has both a link and a text. */
export function toBannerText(
  ctx: RenderContext,
  { blockTitle, blockText = '', buttonUrl, buttonText }: BannerFields,
): BannerTextView {
  const button = buttonUrl && buttonText ? { to: resolveLink(ctx, buttonUrl), text: buttonText } : undefined
  return { title: blockTitle, text: blockText, ...(button && { button }) }
}
