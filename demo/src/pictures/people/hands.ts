import { box, type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

type HandLook = { skin: string; shade: string; sleeve: string; sleeveDeep: string }

export const HAND_LOOKS = {
  plum: { skin: '#f1c9a8', shade: '#d6a37c', sleeve: '#c43f8e', sleeveDeep: '#952a69' },
  teal: { skin: '#8f5a3c', shade: '#73452c', sleeve: '#58b7c9', sleeveDeep: '#2f8ba0' },
  moss: { skin: '#e6bd98', shade: '#c79a72', sleeve: '#6f8f72', sleeveDeep: '#47694d' },
  sun: { skin: '#c98f66', shade: '#a87048', sleeve: '#f6a04d', sleeveDeep: '#d97f2b' },
} as const satisfies Record<string, HandLook>

function drawSleeve(sheet: DrawingSheet, { sleeve, sleeveDeep }: HandLook): string {
  return (
    box(-900, -96, 800, 192, 60, sheet.linear([[sleeve], [sleeveDeep]])) +
    box(-160, -104, 84, 208, 40, sheet.linear([[sleeve], [sleeveDeep]])) +
    line('M-150 -70 V70', '#ffffff', 8, 'opacity="0.35"')
  )
}

/** Palm up, fingers to the right, from a sleeve at the left; what lies on it stands at (210, −30). */
export function drawOpenHand(sheet: DrawingSheet, look: HandLook): string {
  const skin = sheet.linear([[look.skin], [look.skin], [look.shade]])
  return [
    drawSleeve(sheet, look),
    drawPath(
      'M-90 -62 C0 -70 60 -52 120 -36 C200 -30 270 -40 336 -44 C366 -44 370 -6 338 0 C270 12 210 40 130 58 C60 72 -20 70 -90 62Z',
      skin,
    ),
    line('M150 -8 C220 -10 280 -18 334 -22 M140 20 C200 14 250 2 300 -6', look.shade, 6, 'opacity="0.7"'),
    drawPath('M10 -58 C40 -124 110 -140 150 -118 C170 -102 156 -82 132 -84 C100 -84 84 -58 70 -36Z', skin),
    line('M132 -104 C140 -104 146 -100 148 -96', look.shade, 5, 'opacity="0.7"'),
  ].join('')
}

/** Closed around a handle that runs from left to right through the origin; the sleeve comes from the left. */
export function drawGrip(sheet: DrawingSheet, look: HandLook): string {
  const skin = sheet.linear([[look.skin], [look.shade]])
  const finger = (x: number, length: number): string =>
    box(x, -74, 62, length, 31, skin) + line(`M${x + 16} -40 h30`, look.shade, 5, 'opacity="0.55"')
  return [
    drawSleeve(sheet, look),
    drawPath('M-96 -66 C-60 -84 40 -96 120 -84 L120 60 C40 84 -60 80 -96 62Z', skin),
    finger(128, 124),
    finger(72, 138),
    finger(14, 142),
    finger(-44, 132),
    drawPath('M-76 24 C-30 86 60 96 116 76 C138 66 132 38 108 38 C60 42 10 30 -20 -4Z', look.skin),
    oval(112, 58, 13, 11, '#ffffff', 'opacity="0.35"'),
  ].join('')
}
