import type { ReactElement } from 'react'
import type { RenderContext } from '../context/render-context.ts'

/**
 * One state of a part of the site. `ground`: the surface that it is made for, by default the page's. `isOpen`: shows
 * what opens over a page opened, with the example's box in place of the window.
 */
export type PartExample = {
  id: string
  show: ReactElement | undefined
  ground?: 'brand' | 'inverse' | 'warm'
  isOpen?: boolean
}

/** Examples, by id, of parts that a page has only once: their ids and landmarks may not be repeated. */
export type SingleExamples = Readonly<Record<string, (ctx: RenderContext) => Omit<PartExample, 'id'>>>

/** A part of the site with its examples, made from the example entries of a brand-locale. */
export type GalleryPart = {
  /** Last segments of its address, such as `blocks/cta-banner`. */
  path: string
  name: string
  load: (ctx: RenderContext) => readonly PartExample[]
}

export type GalleryGroup = { title: string; parts: readonly GalleryPart[] }

/** Name of the gallery's script in the build. */
export const GALLERY_ENTRY = 'gallery/entry.js'

/** Root of all the gallery's addresses. */
export const GALLERY_FOLDER = '__gallery'
