import { type DrawingSheet, drawGlow, place } from '../../sheet.ts'
import type { Accent } from '../accents.ts'

/** Something drawn beside a pack: stands on (0, 0), about 260 wide and up to 260 high. Uses the product's colours if it has none of its own. */
export type Prop = (sheet: DrawingSheet, accent: Accent) => string

/** A prop with its own colours. */
export type PlainProp = (sheet: DrawingSheet) => string

type Spot = readonly [x: number, y: number, scale?: number, turn?: number]

export function scatter(shape: string, spots: readonly Spot[]): string {
  return spots.map(([x, y, scale = 1, turn = 0]) => place(shape, x, y, scale, turn)).join('')
}

/** A heap of seven: four below, two on them, one on top. */
export const HEAP: readonly Spot[] = [
  [-88, -20, 1, 8],
  [-28, -16, 1, -16],
  [36, -18, 1, 22],
  [96, -16, 0.95, -8],
  [-52, -58, 1, 26],
  [14, -62, 1, -8],
  [70, -56, 0.95, 14],
  [-12, -102, 1, 10],
]

export function footShadow(sheet: DrawingSheet, rx: number, x = 0): string {
  return drawGlow(sheet, x, 0, rx, rx * 0.2, '#5a3423', 0.34)
}
