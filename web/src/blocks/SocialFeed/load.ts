import type { RenderContext } from '../../context/render-context.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { loadPostPictures } from '../../features/embeds/load-post-pictures.ts'
import { listSocialFeedEmbeds } from './list-embeds.ts'
import type { SocialFeedView } from './SocialFeed.tsx'
import type { SocialFeedBlock } from './schema.ts'

/** Nothing without a picture or a feed to load: a title above nothing is no help. */
export function loadSocialFeed(block: SocialFeedBlock, ctx: RenderContext): SocialFeedView | undefined {
  const { title } = block
  const [source] = listSocialFeedEmbeds(block)
  const embed = toEmbed(ctx, source)
  const pictures = loadPostPictures(ctx, block.pictures)
  if (pictures.length === 0 && embed === undefined) return undefined
  return { ...(title && { title }), ...(embed && { embed }), pictures }
}
