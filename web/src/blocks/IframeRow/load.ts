import type { RenderContext } from '../../context/render-context.ts'
import type { EmbedSourceOf } from '../../features/embeds/embed-source.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { toProviderLink } from '../../features/embeds/provider-link.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { BlockPlace } from '../define-block.tsx'
import type { IframeRowView } from './IframeRow.tsx'
import type { IframeRowBlock } from './schema.ts'

export { findFetchedFrame as findIframeRowFetched } from '../find-fetched.ts'

const IMAGE_SIZES = '(min-width: 1440px) 720px, (min-width: 600px) 50vw, 100vw'

export function loadIframeRow(block: IframeRowBlock, ctx: RenderContext, { isFirst }: BlockPlace): IframeRowView {
  const { title, url, provider, image: key } = block
  const [source] = listIframeRowEmbeds(block)
  const embed = toEmbed(ctx, source)
  const image = loadImage(ctx, key, { rendition: '714x500', sizes: IMAGE_SIZES })
  return {
    title,
    link: toProviderLink(ctx, { address: url, about: title, provider, does: 'open' }),
    ...(image && { image }),
    ...(embed && { embed }),
    priority: isFirst ? 'high' : 'lazy',
  }
}

export function listIframeRowEmbeds({ id, url, title, height }: IframeRowBlock): [EmbedSourceOf<'frame'>] {
  return [{ kind: 'frame', ref: id, address: url, title, height }]
}
