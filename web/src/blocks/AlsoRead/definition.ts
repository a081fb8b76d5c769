import { defineBlock } from '../define-block.tsx'
import { AlsoRead } from './AlsoRead.tsx'
import { loadAlsoRead } from './load.ts'

export const alsoReadDefinition = defineBlock({ type: 'AlsoRead', load: loadAlsoRead, Component: AlsoRead })
