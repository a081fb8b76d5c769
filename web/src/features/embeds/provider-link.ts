import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { toProviderName } from './provider-name.ts'

export type ProviderLinkView = {
  to: LinkTarget
  text: string
  /** What is there, read after the text to screen readers that list a page's links. */
  about?: string
}

type LinkedPlace = {
  address: string
  about?: string | undefined
  /** Name of the company; by default derived from the address's host. */
  provider?: string
  does: 'watch' | 'open'
}

/** Returns a link to another company's page: all that is shown of it until a visitor agrees to load more. */
export function toProviderLink(
  { t }: RenderContext,
  { address, about, provider, does }: LinkedPlace,
): ProviderLinkView {
  return {
    to: { href: address, newTabNote: t('link.opensNewTab') },
    text: t(does === 'watch' ? 'embed.watchAt' : 'embed.openAt', { provider: provider ?? toProviderName(address) }),
    ...(about && { about }),
  }
}
