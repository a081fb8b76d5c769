import { TAILWELL } from '../../palette.ts'
import { box, type DrawingSheet, drawPath, oval, place } from '../../sheet.ts'
import type { Accent } from '../accents.ts'
import { drawLabelAnimal } from '../label-animals.ts'
import { drawTailwellLogo } from '../logos.ts'
import type { PackDesign } from '../pack-design.ts'
import { drawWords } from '../set-words.ts'

/**
 * A product without a pack: stands on (0, 0), about 1000 wide and up to 1000 high. Its tag stands on the table, `tag` to the right of its
 * middle, on a string from `tie`; both are in the units of the product's drawing.
 */
export type Thing = {
  draw: (sheet: DrawingSheet, colour: Accent, design: PackDesign) => string
  /** Drawing with the animal inside, for the family's picture. Without it, the animal is beside the product. */
  drawLivedIn?: (sheet: DrawingSheet, colour: Accent, design: PackDesign) => string
  tie: readonly [x: number, y: number]
  tag: number
}

/** Height of a tag below its eyelet. */
export const TAG_FOOT = 470

/** Cardboard tag that shows the animal; its eyelet is the origin. */
export function drawTag(sheet: DrawingSheet, { base, accent, animal, words }: PackDesign): string {
  const side = 170
  return [
    box(10 - side, -20, side * 2, TAG_FOOT + 20, 36, '#5a3423', 'fill-opacity="0.2"'),
    box(-side, -32, side * 2, TAG_FOOT + 32, 36, sheet.linear([['#ffffff'], [TAILWELL.cream]])),
    drawPath(
      `M${-side} 364 H${side} V434 Q${side} ${TAG_FOOT} ${side - 36} ${TAG_FOOT} H${36 - side} Q${-side} ${TAG_FOOT} ${-side} 434Z`,
      base.deep,
    ),
    drawTailwellLogo(0, 50, 232, false),
    oval(0, 222, 126, 126, accent.light),
    oval(0, 222, 108, 108, '#ffffff', 'fill-opacity="0.3"'),
    place(drawLabelAnimal(sheet, animal), 0, 222, 0.62),
    drawWords(
      words.label,
      { x: 0, y: 372, width: 300, height: 92 },
      { face: 'playful', fill: '#ffffff', largest: 60, lines: 2 },
    ),
    oval(0, -6, 14, 14, '#e8cfae'),
  ].join('')
}
