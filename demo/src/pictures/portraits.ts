import { HEADS } from './animals/heads.ts'
import { ACCENTS, ALDERGROVE, type AnimalKind, TAILWELL } from './palette.ts'
import { box, createSheet, oval, path, place } from './sheet.ts'

const SIDE = 1500

/** Animal portrait of Tailwell: a bright disc, confetti, the head large and a little off the middle. */
export function drawTailwellPortrait(animal: AnimalKind): string {
  const sheet = createSheet(SIDE, SIDE)
  const accent = ACCENTS[animal]
  const confetti = Array.from({ length: 34 }, (_, i) => {
    const turn = i * 2.4
    const far = 600 + ((i * 71) % 130)
    const colour = [TAILWELL.sun, TAILWELL.orange, TAILWELL.magenta, '#ffffff'][i % 4] ?? TAILWELL.sun
    return oval(
      750 + Math.cos(turn) * far,
      760 + Math.sin(turn) * far,
      14 + (i % 3) * 7,
      14 + (i % 3) * 7,
      colour,
      'opacity="0.8"',
    )
  }).join('')
  return sheet.toSvg(
    [
      box(0, 0, SIDE, SIDE, 0, sheet.linear([['#fff8ee'], [TAILWELL.beige]])),
      confetti,
      oval(750, 760, 560, 560, sheet.linear([[TAILWELL.sun], [accent.light]])),
      oval(
        750,
        760,
        560,
        560,
        sheet.radial([
          ['#ffffff', 0, 0.5],
          ['#ffffff', 1, 0],
        ]),
      ),
      oval(750, 1180, 300, 44, accent.deep, `opacity="0.25" filter="${sheet.soft(22)}"`),
      place(HEADS[animal](sheet), 750, 760, 2.1),
    ].join(''),
  )
}

/** Animal portrait of Aldergrove: an oval in mist with twigs, as in an old herbarium. */
export function drawGrovePortrait(animal: 'greyDog' | 'tabbyCat'): string {
  const sheet = createSheet(SIDE, SIDE)
  const leaf = path('M0 0 C36 -20 48 -60 28 -92 C-4 -72 -16 -32 0 0Z', sheet.linear([['#7fa36f'], [ALDERGROVE.moss]]))
  const wreath = Array.from({ length: 30 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 30
    return place(
      leaf,
      750 + Math.cos(angle) * 600,
      750 + Math.sin(angle) * 600,
      1.25 + (i % 3) * 0.2,
      (angle * 180) / Math.PI + 40,
    )
  }).join('')
  return sheet.toSvg(
    [
      box(0, 0, SIDE, SIDE, 0, sheet.linear([[ALDERGROVE.linen], [ALDERGROVE.mist]])),
      wreath,
      oval(750, 750, 540, 540, sheet.linear([['#c9d6bd'], ['#8fae90']])),
      oval(
        750,
        750,
        540,
        540,
        sheet.radial([
          ['#ffffff', 0, 0.45],
          ['#ffffff', 1, 0],
        ]),
      ),
      place(HEADS[animal](sheet), 750, 760, 1.95),
    ].join(''),
  )
}
