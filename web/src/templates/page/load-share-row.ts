import type { Block } from '@menagerie/contract/block'
import type { RenderContext } from '../../context/render-context.ts'
import { toShareLinks } from '../../features/sharing/share-links.ts'
import type { ShareRowView } from './ShareRow.tsx'

/** `blocks` are all of the page's; where editors have placed share links themselves, the page adds none. */
export function loadShareRow(ctx: RenderContext, blocks: readonly Block[]): ShareRowView | undefined {
  if (blocks.some(({ blockType }) => blockType === 'SocialShare')) return undefined
  return { title: ctx.t('share.title'), links: toShareLinks(ctx) }
}
