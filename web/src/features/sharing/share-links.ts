import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { SHARE_NETWORKS } from './share-networks.ts'

export type ShareLinkView = { label: string; path: string; to: LinkTarget }

/** Returns links to share the page being rendered; none in a fragment. */
export function toShareLinks({ page, links, t }: RenderContext): ShareLinkView[] {
  if (page === undefined) return []
  const shared = { url: links.url(page.path), title: page.title }
  return Object.values(SHARE_NETWORKS).map(({ name, path, toHref }) => ({
    label: t('share.on', { network: name }),
    path,
    to: { href: toHref(shared), newTabNote: t('link.opensNewTab') },
  }))
}
