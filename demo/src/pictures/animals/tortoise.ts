import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

type TortoiseColours = { shell: string; deep: string; plate: string; skin: string; skinDeep: string }

export const GREEK_TORTOISE: TortoiseColours = {
  shell: '#c79a4a',
  deep: '#7d5526',
  plate: '#e5c478',
  skin: '#a9a863',
  skinDeep: '#7f7f42',
}

const DOME = 'M-236 -78 C-240 -230 -116 -312 4 -312 C126 -312 244 -230 240 -78Z'
const PLATES = [
  'M-64 -290 L64 -290 L96 -200 L0 -150 L-96 -200Z',
  'M-84 -284 L-120 -196 L-218 -186 C-200 -232 -150 -270 -84 -284Z',
  'M84 -284 L120 -196 L222 -186 C204 -232 150 -270 84 -284Z',
  'M-224 -168 L-124 -178 L-110 -96 L-232 -96 C-232 -124 -230 -146 -224 -168Z',
  'M-108 -184 L-12 -134 L-12 -96 L-92 -96Z',
  'M108 -184 L12 -134 L12 -96 L92 -96Z',
  'M228 -168 L124 -178 L110 -96 L236 -96 C236 -124 234 -146 228 -168Z',
]

/** Tortoise that walks to the right, stands on y = 0, about 620 × 320. */
export function drawTortoise(sheet: DrawingSheet, { shell, deep, plate, skin, skinDeep }: TortoiseColours): string {
  const leg = (x: number, fill: string): string =>
    drawPath(
      `M${x - 52} -100 C${x - 56} -60 ${x - 50} -30 ${x - 46} -10 C${x - 44} 2 ${x + 40} 2 ${x + 42} -10 C${x + 46} -40 ${x + 52} -70 ${x + 50} -100Z`,
      fill,
    ) + line(`M${x - 22} -10 L${x - 22} -2 M${x} -10 L${x} -2 M${x + 22} -10 L${x + 22} -2`, '#fff3cf', 7)
  return [
    drawPath('M-226 -84 C-262 -80 -286 -60 -300 -40 C-270 -36 -236 -46 -212 -60Z', skin),
    leg(-96, skinDeep),
    leg(98, skinDeep),
    drawPath(
      'M190 -110 C250 -110 262 -170 276 -206 C290 -246 372 -252 386 -200 C394 -164 372 -140 336 -134 C300 -100 260 -60 196 -64Z',
      sheet.linear([[skin], [skinDeep]]),
    ),
    leg(-172, skin),
    leg(172, skin),
    drawPath(DOME, sheet.linear([[shell], [deep]])),
    ...PLATES.map((d) =>
      drawPath(d, plate, `stroke="${deep}" stroke-width="5" stroke-linejoin="round" opacity="0.92"`),
    ),
    drawPath('M-64 -290 L64 -290 L80 -246 L-80 -246Z', '#ffffff', 'opacity="0.22"'),
    drawPath(
      'M-254 -96 C-150 -74 150 -74 258 -96 C264 -70 256 -54 240 -50 C130 -30 -130 -30 -238 -50 C-256 -56 -262 -74 -254 -96Z',
      sheet.linear([[plate], [shell]]),
    ),
    line(
      'M-160 -82 L-164 -44 M-80 -76 L-82 -38 M0 -74 L0 -36 M80 -76 L82 -38 M160 -82 L164 -44',
      deep,
      5,
      'opacity="0.7"',
    ),
    oval(334, -204, 16, 17, '#1c120d'),
    oval(329, -210, 5.5, 5.5, '#ffffff'),
    line('M384 -178 C368 -158 346 -154 326 -160', '#5d5c2c', 6),
    oval(316, -172, 16, 10, '#e8685c', 'opacity="0.25"'),
  ].join('')
}
