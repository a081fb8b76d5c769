import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { type EmbedView, toEmbed } from '../../features/embeds/embed-view.ts'
import { loadPostPictures } from '../../features/embeds/load-post-pictures.ts'
import type { PostPicture } from '../../features/embeds/PostPictures.tsx'
import { toProductPosts } from '../embeds/find-embed.ts'

/** Spec §2, user-generated content: customers' posts about a product, as editors chose them, and the posts of a configured service. */
export function loadProductPosts(
  ctx: RenderContext,
  product: ProductBody,
): { title: string; pictures: PostPicture[]; embed?: EmbedView } | undefined {
  const source = toProductPosts(product)
  if (source === undefined) return undefined
  const embed = toEmbed(ctx, source)
  const rows = product.customer_pictures.map((picture, index) => ({ id: `${index}`, ...picture }))
  const pictures = loadPostPictures(ctx, rows)
  if (pictures.length === 0 && embed === undefined) return undefined
  return { title: ctx.t('product.posts'), pictures, ...(embed && { embed }) }
}
