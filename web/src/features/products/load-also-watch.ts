import type { PageBody } from '@menagerie/contract/page'
import { findLink } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { AlsoWatchView } from './AlsoWatch.tsx'

type Promo = Pick<PageBody, 'alsoWatchTitle' | 'alsoWatchImage' | 'alsoWatchLink'>

/** Returns undefined without a link to an existing page, or with neither title nor picture to click. */
export function loadAlsoWatch(
  ctx: RenderContext,
  { alsoWatchTitle: title, alsoWatchImage, alsoWatchLink }: Promo,
): AlsoWatchView | undefined {
  const to = alsoWatchLink && findLink(ctx, alsoWatchLink)
  if (to === undefined) return undefined
  const image = loadImage(ctx, alsoWatchImage, { rendition: '380x380', sizes: '272px' })
  if (!title && !image?.alt) return undefined
  // The title beside the picture says where the link leads.
  const picture = image && title ? { ...image, alt: '' } : image
  return { label: ctx.t('products.alsoWatch'), to, ...(title && { title }), ...(picture && { image: picture }) }
}
