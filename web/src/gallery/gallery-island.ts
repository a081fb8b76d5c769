import type { ComponentProps, ReactElement } from 'react'
import { NamedIsland } from '../islands/Island.tsx'

/** Islands that show how islands behave. */
export const GALLERY_ISLAND_NAMES = [
  'Counter',
  'Failing',
  'Fields',
  'FlakyCounter',
  'Letter',
  'Mismatch',
  'PlainForm',
  'PropKinds',
  'SlowCounter',
  'Suggestion',
  'Toggle',
] as const

/** `Missing` has no file: so it is after many deployments. */
type GalleryIslandName = (typeof GALLERY_ISLAND_NAMES)[number] | 'Missing'

export const GalleryIsland: (props: ComponentProps<typeof NamedIsland<GalleryIslandName>>) => ReactElement = NamedIsland
