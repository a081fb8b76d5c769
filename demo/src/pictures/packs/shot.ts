import { ACCENTS, ALDERGROVE, type AnimalKind, TAILWELL } from '../palette.ts'
import { box, createSheet, line, oval, path, place, type Sheet } from '../sheet.ts'
import { drawLeaves } from './props.ts'

const SIDE = 1500

type Placed = { shapes: string; x: number; y: number; scale?: number }

/** Product picture in Tailwell's studio: a warm wall, a sun in the animal's colour, a light table. */
export function drawTailwellShot(animal: AnimalKind, draw: (sheet: Sheet) => readonly Placed[]): string {
  const sheet = createSheet(SIDE, SIDE)
  const accent = ACCENTS[animal]
  const rays = Array.from({ length: 24 }, (_, i) =>
    place(path('M-13 -560 L13 -560 L6 -500 L-6 -500Z', accent.light, 'opacity="0.35"'), 750, 690, 1, i * 15),
  ).join('')
  return sheet.toSvg(
    [
      box(0, 0, SIDE, SIDE, 0, sheet.linear([['#fffaf2'], ['#fdebd4']])),
      oval(
        750,
        690,
        470,
        470,
        sheet.linear([
          [accent.light, 0, 0.5],
          [TAILWELL.sun, 1, 0.5],
        ]),
      ),
      rays,
      path('M0 1180 C300 1130 1200 1130 1500 1180 L1500 1500 L0 1500Z', sheet.linear([['#f7dcb8'], ['#f0c896']])),
      path('M0 1180 C300 1130 1200 1130 1500 1180 L1500 1196 C1200 1146 300 1146 0 1196Z', '#ffffff', 'opacity="0.6"'),
      ...draw(sheet).map(({ shapes, x, y, scale }) => place(shapes, x, y, scale ?? 1)),
    ].join(''),
  )
}

/** Product picture in Aldergrove's light: morning mist, a wooden board, leaves. */
export function drawAldergroveShot(draw: (sheet: Sheet) => readonly Placed[]): string {
  const sheet = createSheet(SIDE, SIDE)
  const trunks = [90, 240, 1210, 1330, 1440]
    .map((x, i) => box(x, 0, 34 + (i % 3) * 18, 1200, 0, ALDERGROVE.sage, 'opacity="0.4"'))
    .join('')
  return sheet.toSvg(
    [
      box(0, 0, SIDE, SIDE, 0, sheet.linear([['#f4f6ec'], ['#cfdcc6']])),
      trunks,
      oval(
        750,
        640,
        560,
        560,
        sheet.radial([
          ['#ffffff', 0, 0.95],
          ['#ffffff', 1, 0],
        ]),
      ),
      path('M0 1160 L1500 1160 L1500 1500 L0 1500Z', sheet.linear([['#b99671'], ['#8d6a49']])),
      line(
        'M0 1240 C400 1230 900 1260 1500 1238 M0 1330 C500 1350 1000 1316 1500 1338 M0 1430 C420 1416 1100 1446 1500 1424',
        '#6f5138',
        5,
        'opacity="0.45"',
      ),
      box(0, 1150, SIDE, 18, 0, '#d9bd98'),
      place(drawLeaves(sheet), 150, 1330, 1.5, -14),
      place(drawLeaves(sheet), 1390, 1280, 1.2, 20),
      ...draw(sheet).map(({ shapes, x, y, scale }) => place(shapes, x, y, scale ?? 1)),
    ].join(''),
  )
}
