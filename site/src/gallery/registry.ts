import type { GalleryPage } from './gallery-page.ts'
import { ISLANDS } from './island-examples.tsx'

/** Pages by their last segment: `/__gallery/islands/`. */
export const GALLERY: ReadonlyMap<string, GalleryPage> = new Map(Object.entries({ islands: ISLANDS }))
