import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { toProviderName } from './provider-name.ts'

export type ProviderLinkView = {
  to: LinkTarget
  text: string
  /** What is there, said after the text to screen readers that list the links of a page. */
  about?: string
}

type LinkedPlace = {
  address: string
  about?: string | undefined
  /** Name of the company; left out, that of the address's host. */
  provider?: string
  does: 'watch' | 'open'
}

/** A link to the page of another company: all that shows of it until a visitor agrees to load more. */
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
