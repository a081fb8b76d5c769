import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { toProviderLink } from '../../features/embeds/provider-link.ts'
import type { VideoStillProps } from '../../features/embeds/VideoStill.tsx'
import { type FilmView, loadFilm } from '../../media/films/load-film.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toProductVideo } from '../embeds/find-embed.ts'

/** A film of the site itself, or the still of another company's video until the visitor agrees to load it. */
type ProductVideoView = { film: FilmView } | { still: VideoStillProps }

export function loadProductVideo(ctx: RenderContext, product: ProductBody): ProductVideoView | undefined {
  const film = loadFilm(ctx, product.film, { fallbackName: product.title ?? product.name })
  if (film !== undefined) return { film }
  const still = loadStill(ctx, product)
  return still && { still }
}

/** Uses the product's first picture as the still. */
function loadStill(ctx: RenderContext, product: ProductBody): VideoStillProps | undefined {
  const source = toProductVideo(product)
  if (source === undefined) return undefined
  const image = loadImage(ctx, product.images[0], { rendition: '560x375', sizes: '(min-width: 600px) 50vw, 100vw' })
  const embed = toEmbed(ctx, source)
  return {
    link: toProviderLink(ctx, { address: source.address, about: source.title, does: 'watch' }),
    priority: 'lazy',
    ...(image && { image }),
    ...(embed && { embed }),
  }
}
