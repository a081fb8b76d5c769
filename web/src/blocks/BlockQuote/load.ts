import type { BlockQuoteView } from './BlockQuote.tsx'
import type { BlockQuoteBlock } from './schema.ts'

export function loadBlockQuote({ text, source, stamp }: BlockQuoteBlock): BlockQuoteView {
  return { text, ...(source && { source }), ...(stamp && { stamp }) }
}
