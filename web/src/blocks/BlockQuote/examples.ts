import { STAMPS } from '@menagerie/contract/stamps'
import type { BlockQuoteBlock } from './schema.ts'

const FULL: BlockQuoteBlock = {
  id: 'full',
  blockType: 'BlockQuote',
  text: 'A bowl that is licked clean says more than any label. But read the label, too.',
  source: 'Mira, who feeds eleven dogs',
}

export const blockQuoteExamples: BlockQuoteBlock[] = [
  ...STAMPS.map((stamp) => ({ ...FULL, id: `stamp-${stamp}`, stamp })),
  { id: 'text-only', blockType: 'BlockQuote', text: 'Water first.' },
  { ...FULL, id: 'long-words', text: 'Nahrungsmittelunverträglichkeitsberatungsgespräche helfen.', stamp: 'cat' },
]
