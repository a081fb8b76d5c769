import type { Block } from '@menagerie/contract/block'
import { SocialShare } from '../blocks/SocialShare/SocialShare.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { toShareLinks } from '../features/sharing/share-links.ts'
import { Container } from '../ui/Container.tsx'

type ShareRowProps = {
  ctx: RenderContext
  /** All that editors have put on the page: where they placed share links themselves, these are the page's. */
  blocks: readonly Block[]
}

export function ShareRow({ ctx, blocks }: ShareRowProps) {
  if (blocks.some(({ blockType }) => blockType === 'SocialShare')) return null
  return (
    <Container>
      <SocialShare title={ctx.t('share.title')} links={toShareLinks(ctx)} />
    </Container>
  )
}
