import type { EntryLink } from '@menagerie/contract/link'
import { findLink } from '../content/resolve-link.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { LinkTarget } from '../ui/Link.tsx'

export type BannerTextView = { title: string; text: string; button?: BannerButton; second?: BannerButton }
type BannerButton = { to: LinkTarget; text: string }

type BannerFields = {
  blockTitle: string
  blockText?: string | undefined
  buttonUrl?: EntryLink | undefined
  buttonText?: string | undefined
  secondButton?: EntryLink | undefined
  secondText?: string | undefined
}

/** Returns a banner's text; a button is shown when it has both a text and a link with an existing target. */
export function toBannerText(
  ctx: RenderContext,
  { blockTitle, blockText = '', buttonUrl, buttonText, secondButton, secondText }: BannerFields,
): BannerTextView {
  const button = toButton(ctx, buttonUrl, buttonText)
  const second = toButton(ctx, secondButton, secondText)
  return { title: blockTitle, text: blockText, ...(button && { button }), ...(second && { second }) }
}

function toButton(ctx: RenderContext, link: EntryLink | undefined, text: string | undefined): BannerButton | undefined {
  const to = link && text ? findLink(ctx, link) : undefined
  return to && text ? { to, text } : undefined
}
