import { defineBlock } from '../define-block.tsx'
import { DuoBanner } from './DuoBanner.tsx'
import { loadDuoBanner } from './load.ts'

export const duoBannerDefinition = defineBlock({ type: 'DuoBanner', load: loadDuoBanner, Component: DuoBanner })
