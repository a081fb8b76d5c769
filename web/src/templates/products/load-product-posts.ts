import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { type EmbedView, toEmbed } from '../../features/embeds/embed-view.ts'
import { toProductPosts } from '../embeds/find-embed.ts'

/** Spec §2, user-generated content: what customers show with a product, where a service for it is configured. */
export function loadProductPosts(
  ctx: RenderContext,
  product: ProductBody,
): { title: string; embed: EmbedView } | undefined {
  const source = toProductPosts(product)
  const embed = source && toEmbed(ctx, source)
  return embed && { title: ctx.t('product.posts'), embed }
}
