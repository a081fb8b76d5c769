import { box, type DrawingSheet, drawGlow, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'

/** Kitchen range: its plate at y = top, feet at y = foot, its middle at x = 0. */
export function drawRange(sheet: DrawingSheet, [top, foot]: readonly [number, number], [light, deep]: Shades): string {
  const brass = '#c9a468'
  return [
    box(-280, top + 20, 560, foot - top - 30, 14, sheet.linear([[light], [deep]])),
    mirror(box(-262, foot - 20, 60, 30, 8, '#3a3a34')),
    box(-300, top, 600, 40, 12, '#3a3f3a'),
    box(-230, top - 14, 460, 20, 8, '#2c302c'),
    ...[-200, -120, 120, 200].map((x) => oval(x, top + 84, 22, 22, brass) + oval(x, top + 84, 9, 9, '#8d6f40')),
    oval(0, top + 84, 34, 34, '#f5f1e6') + line(`M0 ${top + 84} L16 ${top + 68}`, '#5c4633', 6),
    box(-220, top + 138, 440, foot - top - 190, 16, '#2c302c'),
    box(-180, top + 180, 360, foot - top - 270, 12, sheet.linear([['#e9b06a'], ['#b8743c']])),
    box(-190, top + 152, 380, 16, 8, brass),
  ].join('')
}

/** Big pot with two handles, full to the rim; on y = 0, about 460 × 300. */
export function drawPot(sheet: DrawingSheet, [light, deep]: Shades, broth = '#d9a25c'): string {
  return [
    mirror(line('M-196 -190 C-250 -196 -250 -130 -196 -136', deep, 22)),
    oval(0, -262, 200, 40, deep),
    oval(0, -260, 180, 30, broth),
    ...[
      [-110, -262, '#e08b3c'],
      [-40, -272, '#7f9f5a'],
      [40, -258, '#e08b3c'],
      [104, -268, '#efe0b4'],
      [-10, -250, '#efe0b4'],
    ].map(([x, y, fill]) => oval(Number(x), Number(y), 26, 11, String(fill))),
    drawPath(
      'M-200 -262 C-120 -214 120 -214 200 -262 L196 -60 C194 -20 160 0 120 0 L-120 0 C-160 0 -194 -20 -196 -60Z',
      sheet.linear([[light], [deep], [deep]], 20),
    ),
    drawPath('M-200 -262 C-120 -214 120 -214 200 -262 L200 -244 C120 -194 -120 -194 -200 -244Z', light),
    drawPath(
      'M-168 -196 C-170 -140 -168 -90 -158 -50 L-134 -44 C-142 -90 -144 -140 -142 -186Z',
      '#ffffff',
      'opacity="0.22"',
    ),
  ].join('')
}

/** Wooden spoon that leans in a pot, its bowl below. */
export const drawSpoon = (): string =>
  line('M0 0 L110 -260', '#b58d63', 22) + oval(0, 0, 36, 24, '#b58d63', 'transform="rotate(-66)"')

/** Steam that rises from y = 0. */
export function drawSteam(sheet: DrawingSheet, height: number, colour = '#ffffff'): string {
  const paint = sheet.linear([
    [colour, 0, 0],
    [colour, 0.3, 0.8],
    [colour, 1, 0.12],
  ])
  const h = height / 4
  const wisp = (x: number, lean: number): string =>
    drawPath(
      `M${x - 26} 0 C${x - 96} ${-h} ${x + 54} ${-h * 1.7} ${x - 20 + lean} ${-h * 2.6} C${x - 64 + lean} ${-h * 3.2} ${x - 10 + lean} ${-h * 3.7} ${x + 10 + lean} ${-height} C${x + 12 + lean} ${-h * 3.6} ${x + 4 + lean} ${-h * 3.2} ${x + 34 + lean} ${-h * 2.6} C${x + 124} ${-h * 1.6} ${x - 6} ${-h} ${x + 26} 0Z`,
      paint,
    )
  return wisp(-96, -20) + wisp(0, 16) + wisp(100, 34)
}

/** Bunches of herbs, head down, from a rail at y = 0. */
export function drawHerbRail(width: number, bunches: readonly string[]): string {
  const w = width / 2
  const gap = (width - 120) / Math.max(1, bunches.length - 1)
  return (
    box(-w, -9, width, 18, 9, '#8d6a48') +
    mirror(oval(-w, 0, 16, 16, '#8d6a48')) +
    bunches.map((colour, i) => place(drawBunch(colour, i % 2 === 0), -w + 60 + i * gap, 0)).join('')
  )
}

function drawBunch(colour: string, leafy: boolean): string {
  const stems = [-24, -14, -5, 5, 14, 24]
  const leaves = stems
    .map((turn, i) =>
      place(
        line('M0 0 V130', '#6f7a4c', 5) +
          Array.from({ length: 5 }, (_, n) =>
            leafy
              ? drawPath(
                  'M0 0 C26 -8 38 8 40 30 C16 30 2 20 0 0Z',
                  colour,
                  `transform="translate(0 ${54 + n * 26}) scale(${n % 2 ? 1 : -1} 1)"`,
                )
              : oval(n % 2 ? 9 : -9, 66 + n * 22, 11, 16, colour),
          ).join(''),
        0,
        44,
        0.9 + (i % 3) * 0.08,
        turn,
      ),
    )
    .join('')
  return line('M0 0 V56', '#5c4633', 5) + leaves + box(-17, 44, 34, 22, 9, '#caa274')
}

/** Board with what is to be cut; on y = 0. */
export const drawChoppingBoard = (width: number): string =>
  box(-width / 2, -26, width, 26, 12, '#cfa876') + box(-width / 2, -10, width, 10, 5, '#a67f55')

/** Bread oven of stone with its fire, on y = 0, 720 × 1000 with its hood. */
export function drawOven(sheet: DrawingSheet, [light, deep]: Shades): string {
  const stones = Array.from({ length: 9 }, (_, i) =>
    place(box(-34, -294, 68, 64, 10, i % 2 ? light : deep), 0, -360, 1, (i - 4) * 21),
  ).join('')
  return [
    drawPath('M-300 -720 L-190 -1000 L190 -1000 L300 -720Z', sheet.linear([[deep], [light]])),
    box(-360, -730, 720, 730, 16, sheet.linear([[light], [deep]])),
    line(
      'M-360 -600 H-290 M290 -600 H360 M-360 -450 H-310 M310 -450 H360 M-360 -150 H360 M-180 -150 V0 M0 -150 V-70 M180 -150 V0 M-360 -70 H-180 M180 -70 H360',
      deep,
      7,
      'opacity="0.7"',
    ),
    stones,
    drawPath('M-230 -240 L-230 -360 C-230 -660 230 -660 230 -360 L230 -240Z', '#3a2a22'),
    drawGlow(sheet, 0, -330, 230, 190, '#ffa64f', 0.85),
    drawPath('M-150 -270 C-170 -340 -110 -370 -120 -440 C-60 -410 -50 -370 -50 -270Z', '#e9853a'),
    drawPath('M50 -270 C50 -370 70 -400 110 -450 C110 -380 170 -340 150 -270Z', '#e9853a'),
    drawPath(
      'M-120 -270 C-120 -310 -96 -330 -96 -360 C-70 -330 -70 -300 -76 -270Z M76 -270 C70 -310 90 -330 104 -366 C104 -330 130 -310 122 -270Z',
      '#ffd27a',
    ),
    box(-270, -264, 540, 40, 10, '#5c5648'),
    box(-390, -760, 780, 60, 14, '#6b4c31'),
  ].join('')
}
