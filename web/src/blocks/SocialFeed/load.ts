import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { loadPostPictures } from '../../features/embeds/load-post-pictures.ts'
import type { SocialFeedView } from './SocialFeed.tsx'
import type { SocialFeedBlock } from './schema.ts'

export { findFetchedPosts as findSocialFeedFetched } from '../find-fetched.ts'

/** Returns undefined without a picture or a feed, so that no title stands alone. */
export function loadSocialFeed(block: SocialFeedBlock, ctx: RenderContext): SocialFeedView | undefined {
  const { title } = block
  const [source] = listSocialFeedEmbeds(block)
  const embed = toEmbed(ctx, source)
  const pictures = loadPostPictures(ctx, block.pictures)
  if (pictures.length === 0 && embed === undefined) return undefined
  return { ...(title && { title }), ...(embed && { embed }), pictures }
}

export function listSocialFeedEmbeds({ id, tags, title }: SocialFeedBlock): [EmbedSourceOf<'social'>] {
  return [{ kind: 'social', ref: id, tags, title }]
}
