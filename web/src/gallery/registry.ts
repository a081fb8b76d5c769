import { BLOCK_PARTS } from './block-parts.tsx'
import { FEATURE_PARTS } from './feature-parts.tsx'
import type { GalleryGroup, GalleryPart } from './gallery-page.ts'
import { THEME_PARTS } from './theme-parts.tsx'
import { UI_PARTS } from './ui-parts.tsx'

/** The groups of parts in the order of the list at the side; each part has a page. */
export const GROUPS: readonly GalleryGroup[] = [
  { title: 'Look', parts: THEME_PARTS },
  { title: 'Basic parts', parts: UI_PARTS },
  { title: 'Parts of features', parts: FEATURE_PARTS },
  { title: 'Blocks', parts: BLOCK_PARTS },
]

export const GALLERY_PARTS: ReadonlyMap<string, GalleryPart> = new Map(
  GROUPS.flatMap(({ parts }) => parts).map((part) => [part.path, part]),
)
