import { defineBlock } from '../define-block.tsx'
import { FullWidthBanner } from './FullWidthBanner.tsx'
import { loadFullWidthBanner } from './load.ts'

export const fullWidthBannerDefinition = defineBlock({
  type: 'FullWidthBanner',
  load: loadFullWidthBanner,
  Component: FullWidthBanner,
})
