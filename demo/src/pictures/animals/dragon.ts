import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

const SKIN = { light: '#e9c27a', deep: '#c08d45', belly: '#fbe8c0', spike: '#a36f30' }

const spikes = (points: readonly (readonly [number, number, number])[]): string =>
  points
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${drawPath('M-13 6 L0 -26 L13 6Z', SKIN.spike)}</g>`,
    )
    .join('')

/** Bearded dragon that lifts its head; faces right, on y = 0, about 820 × 330. */
export function drawBeardedDragon(sheet: DrawingSheet): string {
  const fur = sheet.linear([[SKIN.light], [SKIN.deep]])
  const leg = (x: number, fill: string): string =>
    drawPath(
      `M${x - 46} -110 C${x - 60} -60 ${x - 40} -40 ${x - 20} -20 C${x - 10} 0 ${x + 70} 0 ${x + 80} -8 C${x + 60} -20 ${x + 40} -24 ${x + 30} -34 C${x + 34} -60 ${x + 36} -90 ${x + 26} -120Z`,
      fill,
    ) + line(`M${x + 46} -6 L${x + 56} -2 M${x + 60} -8 L${x + 72} -3`, '#fff3cf', 5)
  return [
    drawPath('M-180 -110 C-280 -110 -380 -60 -480 -6 C-380 -16 -260 -20 -150 -50Z', fur),
    line('M-250 -84 L-244 -42 M-310 -62 L-302 -30 M-370 -40 L-362 -20', SKIN.spike, 12, 'opacity="0.5"'),
    leg(-120, SKIN.deep),
    leg(120, SKIN.deep),
    spikes([
      [-150, -150, -20],
      [-100, -166, -10],
      [-50, -174, 0],
      [0, -178, 2],
      [50, -184, 4],
      [100, -200, 0],
      [140, -226, -20],
    ]),
    drawPath(
      'M-210 -90 C-200 -150 -100 -170 -10 -168 C60 -170 110 -190 140 -220 C170 -256 250 -270 300 -240 C330 -220 350 -200 352 -180 C350 -160 320 -150 290 -150 C260 -110 220 -60 140 -50 C20 -36 -120 -36 -180 -50 C-204 -60 -212 -74 -210 -90Z',
      fur,
    ),
    drawPath('M230 -146 C240 -120 220 -90 180 -70 C120 -50 20 -40 -80 -42 C20 -70 140 -80 190 -150Z', SKIN.belly),
    drawPath(
      'M196 -164 C190 -130 200 -104 226 -96 C262 -110 284 -130 292 -152 C260 -150 222 -152 196 -164Z',
      SKIN.deep,
    ),
    spikes([
      [204, -126, 200],
      [224, -104, 180],
      [250, -112, 160],
      [272, -130, 145],
      [176, -196, -60],
      [168, -168, -90],
    ]),
    line(
      'M-120 -150 L-110 -110 M-60 -162 L-50 -120 M0 -164 L8 -124 M60 -170 L66 -130',
      SKIN.spike,
      14,
      'opacity="0.4"',
    ),
    leg(-180, fur),
    leg(70, fur),
    line('M352 -182 C320 -166 280 -166 244 -176', '#8a5a28', 6),
    oval(266, -214, 20, 19, '#fbe8c0'),
    oval(270, -214, 13, 15, '#2a1a10'),
    oval(265, -220, 5, 5, '#ffffff'),
    oval(334, -204, 5, 4, '#8a5a28'),
    oval(232, -150, 8, 8, '#fbe8c0', 'opacity="0.5"'),
  ].join('')
}
