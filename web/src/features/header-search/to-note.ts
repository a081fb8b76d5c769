import type { OverlayLink } from './search-overlay.ts'

type Product = { animals?: readonly string[]; price?: { text: string; perUnit?: string } }

/** Returns the animals and the price for the line below a product's name: the list mixes products for all animals. */
export function toNote({ animals = [], price }: Product): Pick<OverlayLink, 'note'> {
  const note = [animals.join(', '), price?.text, price?.perUnit].filter(Boolean).join(' · ')
  return note === '' ? {} : { note }
}
