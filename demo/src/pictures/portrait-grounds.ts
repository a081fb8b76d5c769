import { ALDERGROVE, TAILWELL } from './palette.ts'
import { box, type DrawingSheet, drawPath, oval, place } from './sheet.ts'

/** Width and height of portraits, in units of the drawing. */
export const PORTRAIT_SIDE = 1500
/** A little more than twice the largest size of a portrait, which is 560 in a row of media. */
export const PORTRAIT_PIXELS = 1200
/** Position and radius of the round ground. */
export const DISC = { x: 750, y: 760, r: 560 } as const

const WHITE_GLOW = (strength: number) => [['#ffffff', 0, strength] as const, ['#ffffff', 1, 0] as const]

/** Tailwell: a bright disc in confetti. */
export function drawDisc(sheet: DrawingSheet, [light, deep]: readonly [string, string]): string {
  const confetti = Array.from({ length: 34 }, (_, i) => {
    const turn = i * 2.4
    const far = 600 + ((i * 71) % 130)
    const colour = [TAILWELL.sun, TAILWELL.orange, TAILWELL.magenta, '#ffffff'][i % 4] ?? TAILWELL.sun
    const size = 14 + (i % 3) * 7
    return oval(750 + Math.cos(turn) * far, 760 + Math.sin(turn) * far, size, size, colour, 'opacity="0.8"')
  }).join('')
  const { x, y, r } = DISC
  return [
    box(0, 0, PORTRAIT_SIDE, PORTRAIT_SIDE, 0, sheet.linear([['#fff8ee'], [TAILWELL.beige]])),
    confetti,
    oval(x, y, r, r, sheet.linear([[light], [deep]])),
    oval(x, y, r, r, sheet.radial(WHITE_GLOW(0.5))),
  ].join('')
}

/** Aldergrove: an oval in mist with twigs, as in an old herbarium. */
export function drawWreath(sheet: DrawingSheet): string {
  const leaf = drawPath(
    'M0 0 C36 -20 48 -60 28 -92 C-4 -72 -16 -32 0 0Z',
    sheet.linear([['#7fa36f'], [ALDERGROVE.moss]]),
  )
  const wreath = Array.from({ length: 30 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 30
    const turn = (angle * 180) / Math.PI + 40
    return place(leaf, 750 + Math.cos(angle) * 600, 750 + Math.sin(angle) * 600, 1.25 + (i % 3) * 0.2, turn)
  }).join('')
  return [
    box(0, 0, PORTRAIT_SIDE, PORTRAIT_SIDE, 0, sheet.linear([[ALDERGROVE.linen], [ALDERGROVE.mist]])),
    wreath,
    oval(750, 750, 540, 540, sheet.linear([['#c9d6bd'], ['#8fae90']])),
    oval(750, 750, 540, 540, sheet.radial(WHITE_GLOW(0.45))),
  ].join('')
}
