import type { Templates } from '../server/site-parts.ts'
import { findGalleryPlace } from './find-place.ts'
import { writeGalleryDocument } from './write-gallery-document.tsx'

/** Adds the gallery's pages, in every brand-locale, to the site's templates: they are found, rendered and answered like any other page. */
export function withGallery(templates: Templates): Templates {
  return {
    ...templates,
    resolveRoute(ctx, path) {
      const place = findGalleryPlace(path)
      if (place === undefined) return templates.resolveRoute(ctx, path)
      return { status: 200, kind: 'page', key: path, ...(place.view === 'alone' && { config: { policy: 'framed' } }) }
    },
    renderDocument(ctx, found, draw) {
      // No path of a page begins with an underscore, so no entry's key matches.
      const place = findGalleryPlace(found.key)
      return place === undefined ? templates.renderDocument(ctx, found, draw) : writeGalleryDocument(ctx, place)
    },
  }
}
