import { box, type DrawingSheet, drawPath, line, type Shades } from '../../sheet.ts'

/** Rocking chair from the side on y = 0, a blanket over its back; looks left, about 560 × 760. */
export function drawRockingChair(sheet: DrawingSheet, [light, deep]: Shades, blanket: Shades): string {
  return [
    line('M-110 -270 L-150 -14 M120 -270 L170 -14', deep, 26),
    line('M-140 -130 H146', deep, 16),
    line('M-270 -44 C-150 16 150 18 300 -66', light, 30),
    line('M40 -290 C64 -440 92 -600 140 -740', deep, 22),
    ...[0.2, 0.4, 0.6].map((at) =>
      line(`M${44 + at * 90} ${-290 - at * 440} L${156 + at * 100} ${-282 - at * 440}`, deep, 16),
    ),
    line('M156 -280 C184 -440 214 -600 266 -740', light, 26),
    drawPath(
      'M120 -760 C160 -786 260 -786 290 -756 C276 -690 258 -610 246 -536 C206 -548 130 -548 70 -540 C84 -620 96 -700 120 -760Z',
      sheet.linear([[blanket[0]], [blanket[1]]]),
    ),
    line('M104 -690 C150 -700 230 -700 272 -688 M92 -620 C140 -628 220 -628 258 -616', '#ffffff', 9, 'opacity="0.45"'),
    line(Array.from({ length: 9 }, (_, i) => `M${80 + i * 20} ${-540} l-4 26`).join(''), blanket[1], 7),
    box(-170, -300, 340, 40, 18, light),
    drawPath(
      'M-160 -300 C-170 -350 -130 -356 -20 -352 C90 -356 150 -350 144 -300Z',
      sheet.linear([[blanket[0]], [blanket[1]]]),
    ),
    line('M-130 -300 V-450', deep, 22),
    line('M-180 -458 C-60 -474 90 -466 196 -456', light, 28),
  ].join('')
}

/** Walking stick that leans, its tip at the origin. */
export const drawWalkingStick = (colour: string): string =>
  line('M0 0 L70 -560 C78 -640 -10 -650 -18 -580', colour, 22) + line('M0 0 L4 -30', '#3a2c22', 24)

/** Railing from edge to edge, its foot at y. */
export const drawRailing = (y: number, height: number, [light, deep]: Shades, step = 150): string =>
  Array.from({ length: Math.ceil(2880 / step) }, (_, i) => box(i * step + 40, y - height, 30, height, 4, deep)).join(
    '',
  ) +
  box(0, y - height - 30, 2880, 44, 10, light) +
  box(0, y - 60, 2880, 30, 6, light)
