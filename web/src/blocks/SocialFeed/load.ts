import type { RenderContext } from '../../context/render-context.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { toProviderName } from '../../features/embeds/provider-name.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { listSocialFeedEmbeds } from './list-embeds.ts'
import type { SocialFeedView } from './SocialFeed.tsx'
import type { SocialFeedBlock } from './schema.ts'

type Picture = SocialFeedBlock['pictures'][number]

const IMAGE_SIZES = '(min-width: 1440px) 220px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw'

/** Nothing without a picture or a feed to load: a title above nothing is no help. */
export function loadSocialFeed(block: SocialFeedBlock, ctx: RenderContext): SocialFeedView | undefined {
  const { title, pictures } = block
  const [source] = listSocialFeedEmbeds(block)
  const embed = toEmbed(ctx, source)
  const shown = pictures.flatMap((picture, index) => toPicture(ctx, picture, index + 1) ?? [])
  if (shown.length === 0 && embed === undefined) return undefined
  return { ...(title && { title }), ...(embed && { embed }), pictures: shown }
}

function toPicture(
  ctx: RenderContext,
  { id, image: key, link }: Picture,
  index: number,
): SocialFeedView['pictures'][number] | undefined {
  const image = loadImage(ctx, key, { rendition: '380x380', sizes: IMAGE_SIZES })
  if (image === undefined) return undefined
  if (link === undefined) return { id, image }
  // A link has to be called something, also where its picture was marked as decoration.
  const alt = image.alt || ctx.t('embed.postAt', { index, provider: toProviderName(link) })
  return { id, image: { ...image, alt }, to: { href: link, newTabNote: ctx.t('link.opensNewTab') } }
}
