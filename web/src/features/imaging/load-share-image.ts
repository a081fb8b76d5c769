import type { RenderContext } from '../../context/render-context.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'
import { toImageSource } from './image-source.ts'

/** Of the sizes of spec §9 the one nearest to what networks show. */
const RENDITION = '720x520'

/** Absolute address of the first of these pictures that there is, else of the one for the whole brand-locale. */
export function loadShareImage(ctx: RenderContext, keys: readonly (string | undefined)[]): string | undefined {
  const own = findAddress(ctx, keys)
  return own ?? findAddress(ctx, [loadSiteSettings(ctx)?.shareImage])
}

function findAddress(ctx: RenderContext, keys: readonly (string | undefined)[]): string | undefined {
  for (const key of keys) {
    const media = key === undefined ? undefined : ctx.reader.get('media', key)
    if (media !== undefined) return new URL(toImageSource(media, RENDITION).src, ctx.links.url('')).href
  }
  return undefined
}
