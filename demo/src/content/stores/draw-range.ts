import type { DemoStore } from '../shared-schema.ts'
import { createDraw } from './draw.ts'

type Shop = Extract<DemoStore, { kind: 'offline' }>
type DrawnRange = { extent: 'unknown' | 'full' | 'part'; categories?: string[] }

/** Categories that a kind of shop sells if it does not sell all of them; each shop gets one of the lists. */
const PARTS: Readonly<Record<Shop['shopKind'], readonly (readonly string[])[]>> = {
  pet: [
    ['dogs', 'cats'],
    ['dogs', 'cats', 'rabbits'],
    ['cats', 'rabbits', 'parrots'],
    ['dogs-food', 'cats-food', 'fish'],
  ],
  feed: [
    ['horses', 'dogs-food'],
    ['horses', 'rabbits', 'others'],
    ['dogs-food', 'cats-food', 'rabbits-food'],
  ],
  vet: [
    ['dogs-parasites', 'cats-parasites'],
    ['dogs-care', 'cats-care', 'dogs-parasites', 'cats-parasites', 'dogs-supplements'],
  ],
  garden: [
    ['fish', 'others'],
    ['rabbits', 'parrots', 'others'],
  ],
  riding: [['horses']],
  supermarket: [['dogs-food', 'cats-food']],
  other: [['dogs']],
}
/** Share of shops that sell all products of their brands, and of shops whose range is unknown. */
const FULL: Readonly<Partial<Record<Shop['shopKind'], number>>> = { pet: 0.5, feed: 0.2 }
const UNKNOWN = 0.12

/** Draws the range of a shop, the same in every run and independent of its other random values. */
export function drawStoreRange({ country, name, shopKind }: Shop): DrawnRange {
  const draw = createDraw(`range ${country} ${name}`)
  const luck = draw.share()
  if (luck < UNKNOWN) return { extent: 'unknown' }
  if (luck < UNKNOWN + (FULL[shopKind] ?? 0)) return { extent: 'full' }
  return { extent: 'part', categories: [...draw.one(PARTS[shopKind])] }
}
