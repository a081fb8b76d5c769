import { box, type DrawingSheet, drawGlow, drawPath, line, mirror, oval, type Shades } from '../../sheet.ts'

/** Firework that opens around the origin: two rings of rays, a dot at the end of each. */
export function drawBurst(sheet: DrawingSheet, r: number, [light, deep]: Shades, rays = 14): string {
  const ring = (from: number, to: number, shift: number, colour: string, width: number): string =>
    Array.from({ length: rays }, (_, i) => {
      const turn = ((i + shift) / rays) * Math.PI * 2
      const at = (length: number): string =>
        `${Math.round(Math.cos(turn) * length * r)} ${Math.round(Math.sin(turn) * length * r)}`
      const [x = 0, y = 0] = at(to + 0.1)
        .split(' ')
        .map(Number)
      return line(`M${at(from)} L${at(to)}`, colour, width) + oval(x, y, width * 0.8, width * 0.8, colour)
    }).join('')
  return [
    drawGlow(sheet, 0, 0, r * 1.5, r * 1.5, deep, 0.6),
    ring(0.42, 0.86, 0, deep, r * 0.07),
    ring(0.2, 0.56, 0.5, light, r * 0.06),
    oval(0, 0, r * 0.08, r * 0.08, '#ffffff'),
  ].join('')
}

type Den = { wood?: Shades; hem?: string; glow?: string; inside?: Shades }

/** Den below a table on y = 0, blankets over its sides, about 1160 × 660; what shelters goes between back and front. */
export function drawDen(
  sheet: DrawingSheet,
  cloth: Shades,
  { wood = ['#c98a50', '#9a6234'], hem = '#ffffff', glow = '#ffd98a', inside = ['#4a2f46', '#6b4450'] }: Den = {},
): { back: string; front: string } {
  const side = drawPath(
    'M-580 -610 H-330 C-330 -480 -372 -300 -396 -6 C-440 12 -480 -14 -520 2 C-560 14 -590 6 -620 -4 C-600 -220 -580 -420 -580 -610Z',
    sheet.linear([[cloth[0]], [cloth[1]]], 0),
  )
  const folds = line(
    'M-520 -590 C-516 -400 -532 -200 -548 -20 M-430 -590 C-430 -400 -460 -200 -474 -16',
    cloth[1],
    9,
    'opacity="0.55"',
  )
  const edge = line('M-346 -560 C-352 -440 -386 -260 -412 -30', hem, 7, 'opacity="0.6" stroke-dasharray="3 22"')
  return {
    back: [
      drawPath('M-540 -600 H540 L500 0 H-500Z', sheet.linear([[inside[0]], [inside[1]]])),
      drawGlow(sheet, 0, -220, 460, 300, glow, 0.65),
    ].join(''),
    front: [
      mirror(side + folds + edge),
      drawPath(
        'M-600 -640 H600 V-520 C520 -470 440 -540 360 -500 C260 -452 180 -530 90 -496 C20 -470 -60 -530 -150 -494 C-240 -460 -330 -530 -420 -496 C-500 -468 -560 -500 -600 -520Z',
        sheet.linear([[cloth[0]], [cloth[1]]]),
      ),
      line(
        'M-592 -546 C-540 -520 -480 -500 -420 -524 C-330 -556 -240 -488 -150 -522 C-60 -556 20 -498 90 -524 C180 -556 260 -480 360 -528 C440 -566 520 -500 592 -546',
        hem,
        7,
        'opacity="0.6" stroke-dasharray="3 22"',
      ),
      box(-640, -670, 1280, 50, 18, sheet.linear([[wood[0]], [wood[1]]])),
    ].join(''),
  }
}
