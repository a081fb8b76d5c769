import { defineBlock } from '../define-block.tsx'
import { loadRichText } from './load.ts'
import { RichText } from './RichText.tsx'

export const richTextDefinition = defineBlock({ type: 'RichText', load: loadRichText, Component: RichText })
