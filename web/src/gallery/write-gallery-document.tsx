import { renderToString } from 'react-dom/server'
import type { RenderContext } from '../context/render-context.ts'
import { escapeHtml } from '../features/seo/escape-html.ts'
import type { HeadView } from '../features/seo/head-view.ts'
import { renderHead } from '../features/seo/render-head.ts'
import { toHeadTitle } from '../templates/page/page-head.ts'
import { splitPreloads } from '../templates/render-document.tsx'
import type { GalleryPlace } from './find-place.ts'
import { GALLERY_ENTRY } from './gallery-page.ts'
import { renderPlace, toPlaceTitle } from './render-place.tsx'

/** Returns the whole HTML of a gallery page, without the site's header and footer. */
export function writeGalleryDocument(ctx: RenderContext, place: GalleryPlace): string {
  const own = { ...ctx, assets: { ...ctx.assets, script: ctx.assets.file(GALLERY_ENTRY) } }
  const rendered = renderToString(renderPlace(own, place))
  // Only the examples have pictures to preload.
  const { preloads, html } = place.view === 'alone' ? splitPreloads(rendered) : { preloads: '', html: rendered }
  const head = renderHead(own, toHead(ctx, toPlaceTitle(place)), ctx.assets.stylesOf(html))
  const attributes = `lang="${escapeHtml(ctx.site.iso)}" data-brand="${escapeHtml(ctx.site.brand)}"`
  return `<!doctype html><html ${attributes}><head>${head}${preloads}</head><body>${html}</body></html>`
}

function toHead(ctx: RenderContext, title: string): HeadView {
  return {
    title: toHeadTitle(ctx, title),
    robots: { index: false, follow: false },
    alternates: [],
    kind: 'website',
    jsonLd: [],
  }
}
