import { HEADS } from './animals/heads.ts'
import { ACCENTS, type AnimalKind, TAILWELL } from './palette.ts'
import { drawDisc, drawWreath, PORTRAIT_SIDE } from './portrait-grounds.ts'
import { createSheet, oval, place } from './sheet.ts'

/** Animal portrait of Tailwell: a bright disc, confetti, the head large and a little off the middle. */
export function drawTailwellPortrait(animal: AnimalKind): string {
  const sheet = createSheet(PORTRAIT_SIDE, PORTRAIT_SIDE)
  const accent = ACCENTS[animal]
  return sheet.toSvg(
    [
      drawDisc(sheet, [TAILWELL.sun, accent.light]),
      oval(750, 1180, 300, 44, accent.deep, `opacity="0.25" filter="${sheet.soft(22)}"`),
      place(HEADS[animal](sheet), 750, 760, 2.1),
    ].join(''),
  )
}

/** Animal portrait of Aldergrove. */
export function drawGrovePortrait(animal: 'greyDog' | 'tabbyCat'): string {
  const sheet = createSheet(PORTRAIT_SIDE, PORTRAIT_SIDE)
  return sheet.toSvg([drawWreath(sheet), place(HEADS[animal](sheet), 750, 760, 1.95)].join(''))
}
