import type { OverlayLink } from './search-overlay.ts'

type Product = { animals?: readonly string[]; price?: { text: string; perUnit?: string } }

/** Whose a product is and what it costs, below its name: products of all animals stand together there. */
export function toNote({ animals = [], price }: Product): Pick<OverlayLink, 'note'> {
  const note = [animals.join(', '), price?.text, price?.perUnit].filter(Boolean).join(' · ')
  return note === '' ? {} : { note }
}
