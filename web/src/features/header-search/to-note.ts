import type { OverlayLink } from './search-overlay.ts'

type Product = { animals?: readonly string[]; price?: { text: string; perUnit?: string } }

/** The animal that a product is for, and its price, below its name: products of all animals stand together there. */
export function toNote({ animals = [], price }: Product): Pick<OverlayLink, 'note'> {
  const note = [animals.join(', '), price?.text, price?.perUnit].filter(Boolean).join(' · ')
  return note === '' ? {} : { note }
}
