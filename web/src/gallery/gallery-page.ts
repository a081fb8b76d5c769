import type { ReactElement } from 'react'
import type { RenderContext } from '../context/render-context.ts'

/**
 * One state of a part of the site; `ground` is the surface it is made for, the page's own unless it says otherwise. `isOpen`:
 * what opens over a page is open, in the box of the example as if that were the window.
 */
export type PartExample = {
  id: string
  show: ReactElement | undefined
  ground?: 'brand' | 'inverse' | 'warm'
  isOpen?: boolean
}

/** Examples of what stands on a page once, by id: ids and landmarks of it may not come twice. */
export type SingleExamples = Readonly<Record<string, (ctx: RenderContext) => Omit<PartExample, 'id'>>>

/** A part of the site with its examples, made from the example entries of a brand-locale. */
export type GalleryPart = {
  /** Last segments of its address: `blocks/cta-banner`. */
  path: string
  name: string
  load: (ctx: RenderContext) => readonly PartExample[]
}

export type GalleryGroup = { title: string; parts: readonly GalleryPart[] }

/** What the build calls the script of the gallery's pages. */
export const GALLERY_ENTRY = 'gallery/entry.js'

/** The gallery's own address; everything of it is below. */
export const GALLERY_FOLDER = '__gallery'
