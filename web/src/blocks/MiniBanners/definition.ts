import { defineBlock } from '../define-block.tsx'
import { loadMiniBanners } from './load.ts'
import { MiniBanners } from './MiniBanners.tsx'

export const miniBannersDefinition = defineBlock({ type: 'MiniBanners', load: loadMiniBanners, Component: MiniBanners })
