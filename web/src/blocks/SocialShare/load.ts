import type { RenderContext } from '../../context/render-context.ts'
import { toShareLinks } from '../../features/sharing/share-links.ts'
import type { SocialShareView } from './SocialShare.tsx'
import type { SocialShareBlock } from './schema.ts'

export function loadSocialShare({ title }: SocialShareBlock, ctx: RenderContext): SocialShareView | undefined {
  const links = toShareLinks(ctx)
  return links.length === 0 ? undefined : { title: title ?? ctx.t('share.title'), links }
}
