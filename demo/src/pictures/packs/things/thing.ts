import { TAILWELL } from '../../palette.ts'
import { box, oval, path, place, type Sheet } from '../../sheet.ts'
import type { Accent } from '../accents.ts'
import { drawLabelAnimal } from '../label-animals.ts'
import { drawTailwellLogo } from '../logos.ts'
import type { PackDesign } from '../pack-design.ts'
import { drawWords } from '../set-words.ts'

/**
 * A product without a pack: stands on (0, 0), about 1000 wide and up to 1000 high. Its tag stands on the table `tag` to the
 * right of its middle, on a string from `tie`; both are in the thing's own measure.
 */
export type Thing = {
  draw: (sheet: Sheet, colour: Accent, design: PackDesign) => string
  tie: readonly [x: number, y: number]
  tag: number
}

/** Cardboard tag with the animal it is for; its eyelet is the origin, its foot at 364. */
export function drawTag(sheet: Sheet, { base, accent, animal, words }: PackDesign): string {
  return [
    box(-142, -22, 300, 396, 34, '#5a3423', 'fill-opacity="0.2"'),
    box(-150, -32, 300, 396, 34, sheet.linear([['#ffffff'], [TAILWELL.cream]])),
    path('M-150 264 L150 264 L150 330 Q150 364 116 364 L-116 364 Q-150 364 -150 330Z', base.deep),
    drawTailwellLogo(0, 46, 236, false),
    oval(0, 168, 92, 92, sheet.linear([[TAILWELL.sun], [accent.light]])),
    place(drawLabelAnimal(sheet, animal), 0, 168, 0.46),
    drawWords(
      words.label,
      { x: 0, y: 274, width: 264, height: 82 },
      { face: 'playful', fill: '#ffffff', largest: 54, lines: 2 },
    ),
    oval(0, -8, 13, 13, '#e8cfae'),
  ].join('')
}
