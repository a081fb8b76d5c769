import { defineBlock } from '../define-block.tsx'
import { CtaBanner } from './CtaBanner.tsx'
import { loadCtaBanner } from './load.ts'

export const ctaBannerDefinition = defineBlock({ type: 'CtaBanner', load: loadCtaBanner, Component: CtaBanner })
