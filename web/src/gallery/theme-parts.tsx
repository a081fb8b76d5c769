import type { GalleryPart } from './gallery-page.ts'
import { ColorSheet } from './theme/ColorSheet.tsx'
import { loadThemeColors } from './theme/load-theme-colors.ts'
import { ShapeSheet } from './theme/ShapeSheet.tsx'
import { TypeSheet } from './theme/TypeSheet.tsx'

/** Pages for colours, type and shapes, from which all parts are made. */
export const THEME_PARTS: readonly GalleryPart[] = [
  {
    path: 'theme/colors',
    name: 'Colors',
    load: ({ site }) =>
      loadThemeColors(site.brand).map(({ id, pairs }) => ({ id, show: <ColorSheet pairs={pairs} /> })),
  },
  { path: 'theme/type', name: 'Type', load: () => [{ id: 'scale', show: <TypeSheet /> }] },
  { path: 'theme/shape', name: 'Spacing and shape', load: () => [{ id: 'steps', show: <ShapeSheet /> }] },
]
