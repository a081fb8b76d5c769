import type { ReactElement } from 'react'

/** Something shown on its own; `note` says what to look for. `id` is its anchor, and how tests find it. */
export type GalleryExample = { id: string; title: string; note: string; show: ReactElement }

export type GalleryPage = { title: string; sections: readonly { title: string; examples: readonly GalleryExample[] }[] }

/** What the build calls the script of the gallery's pages. */
export const GALLERY_ENTRY = 'gallery/entry.js'
