import { defineBlock } from '../define-block.tsx'
import { BlockQuote } from './BlockQuote.tsx'
import { loadBlockQuote } from './load.ts'

export const blockQuoteDefinition = defineBlock({ type: 'BlockQuote', load: loadBlockQuote, Component: BlockQuote })
