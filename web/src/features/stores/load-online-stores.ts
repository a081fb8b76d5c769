import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { ImageView } from '../../ui/Image.tsx'
import type { LinkTarget } from '../../ui/Link.tsx'
import type { Store } from './load-stores.ts'

export type OnlineStoreView = { key: string; name: string; to?: LinkTarget; picture?: ImageView }

/** Spec §9: four, two, one side by side. */
const PICTURE = { rendition: '315x200', sizes: '(min-width: 900px) 25vw, (min-width: 600px) 50vw, 100vw' } as const

/** Spec §2: image and name, which open the shop in a new tab. */
export function loadOnlineStores(ctx: RenderContext, stores: readonly Store[]): OnlineStoreView[] {
  return stores.map(({ key, name, body }) => {
    const picture = loadImage(ctx, body.image, PICTURE)
    const to = body.website && { href: body.website, newTabNote: ctx.t('link.opensNewTab') }
    return { key, name, ...(to && { to }), ...(picture && { picture: { ...picture, alt: '' } }) }
  })
}
