import type { RenderContext } from '../replica/render-context.ts'
import type { FoundDocument, Templates } from '../server/site-parts.ts'
import { toTitle } from '../templates/page-head.ts'
import { writeDocument } from '../templates/render-document.tsx'
import { GallerySheet } from './GallerySheet.tsx'
import { GALLERY_ENTRY, type GalleryPage } from './gallery-page.ts'
import { GALLERY } from './registry.ts'

const FOLDER = '__gallery/'

/** The site's templates, and the gallery's pages in every brand-locale: found, rendered and answered like any other page. */
export function withGallery(templates: Templates): Templates {
  return {
    ...templates,
    resolveRoute(ctx, path) {
      const key = findPage({ key: path }) && path
      return key ? { status: 200, kind: 'page', key } : templates.resolveRoute(ctx, path)
    },
    renderDocument(ctx, found) {
      const page = findPage(found)
      return page ? renderGalleryPage(ctx, page) : templates.renderDocument(ctx, found)
    },
  }
}

/** Entries have other keys: no path begins with an underscore. */
function findPage({ key }: Pick<FoundDocument, 'key'>): GalleryPage | undefined {
  return key.startsWith(FOLDER) ? GALLERY.get(key.slice(FOLDER.length)) : undefined
}

function renderGalleryPage(ctx: RenderContext, page: GalleryPage): string {
  const islandsEntry = ctx.assets.file(GALLERY_ENTRY)
  return writeDocument(
    { ...ctx, assets: { ...ctx.assets, islandsEntry } },
    {
      head: {
        title: toTitle(ctx, page.title),
        robots: { index: false, follow: false },
        alternates: [],
        kind: 'website',
        jsonLd: [],
      },
      main: <GallerySheet page={page} />,
    },
  )
}
