import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

type GoldfishColours = { body: string; deep: string; fin: string; belly: string }

export const GOLDFISH: GoldfishColours = { body: '#ff8a2b', deep: '#e2501c', fin: '#ffc27a', belly: '#ffd9a0' }
export const WHITE_GOLDFISH: GoldfishColours = { body: '#fff2e4', deep: '#f0cdb4', fin: '#ffd9c2', belly: '#ffffff' }

const BODY = 'M184 6 C160 -80 76 -124 -20 -112 C-84 -100 -120 -56 -132 0 C-120 56 -84 100 -20 116 C76 124 160 84 184 6Z'

/** Round goldfish with a veil tail, swims to the right, about 460 × 320 around the origin. */
export function drawGoldfish(sheet: DrawingSheet, { body, deep, fin, belly }: GoldfishColours): string {
  const veil = sheet.linear([[deep], [fin]], 180)
  const inside = sheet.clip(`<path d="${BODY}"/>`)
  const scales = [-60, -16, 28]
    .flatMap((x) =>
      [-50, 0, 50].map(
        (y) =>
          `M${x + (y ? 0 : 22)} ${y - 22} C${x + 24 + (y ? 0 : 22)} ${y - 14} ${x + 24 + (y ? 0 : 22)} ${y + 14} ${x + (y ? 0 : 22)} ${y + 22}`,
      ),
    )
    .join(' ')
  return [
    drawPath(
      'M-104 -20 C-150 -90 -220 -150 -266 -140 C-250 -100 -262 -70 -240 -40 C-262 -20 -270 0 -252 16 C-280 50 -284 110 -262 140 C-210 140 -150 80 -104 24Z',
      veil,
    ),
    line(
      'M-128 -16 C-170 -60 -206 -92 -240 -110 M-130 0 C-170 0 -206 -2 -236 0 M-128 16 C-166 50 -204 84 -240 112',
      deep,
      5,
      'opacity="0.4"',
    ),
    drawPath(
      'M-70 -88 C-60 -150 10 -186 92 -152 C86 -130 96 -112 104 -96 C50 -112 -20 -110 -70 -88Z',
      sheet.linear([[fin], [deep]]),
    ),
    drawPath('M-20 104 C-30 150 -66 170 -90 168 C-90 140 -84 110 -70 88Z', fin),
    drawPath(BODY, sheet.linear([[body], [deep]])),
    `<g clip-path="${inside}">${oval(40, 96, 150, 46, belly, 'opacity="0.9"')}${oval(30, -86, 110, 30, '#ffffff', 'opacity="0.25"')}</g>`,
    line(scales, deep, 5, 'opacity="0.35"'),
    drawPath('M50 40 C20 36 -14 66 -14 104 C24 112 62 84 50 40Z', fin),
    line('M96 -70 C76 -30 76 20 98 60', deep, 6, 'opacity="0.5"'),
    oval(128, -22, 27, 28, '#ffffff'),
    oval(134, -21, 17, 18, '#231510'),
    oval(128, -29, 6, 6, '#ffffff'),
    line('M178 24 C168 36 158 38 148 34', '#7a2d12', 6),
  ].join('')
}

export type KoiColours = { body: string; patch: string; spot: string; fin: string }
export const RED_KOI: KoiColours = { body: '#fffaf2', patch: '#f0572a', spot: '#f0572a', fin: '#fde6d6' }
export const GOLD_KOI: KoiColours = { body: '#ffd05a', patch: '#f5a21f', spot: '#f08a1f', fin: '#ffe7a3' }
export const SANKE_KOI: KoiColours = { body: '#fffaf2', patch: '#f0572a', spot: '#2f2a2c', fin: '#f3e6dc' }

const KOI = 'M190 0 C176 -52 100 -74 10 -66 C-80 -58 -150 -30 -196 0 C-150 30 -80 58 10 66 C100 74 176 52 190 0Z'

/** Koi from above, swims to the right, about 520 × 260 around the origin. */
export function drawKoi(sheet: DrawingSheet, { body, patch, spot, fin }: KoiColours): string {
  const inside = sheet.clip(`<path d="${KOI}"/>`)
  const side =
    drawPath('M70 -58 C60 -110 16 -130 -16 -124 C-14 -96 4 -70 34 -58Z', fin) +
    drawPath('M-70 -40 C-84 -76 -116 -84 -136 -78 C-132 -58 -116 -40 -96 -32Z', fin)
  return [
    side,
    `<g transform="scale(1 -1)">${side}</g>`,
    drawPath(
      'M-176 0 C-220 -20 -250 -56 -290 -60 C-280 -30 -272 -14 -270 0 C-272 14 -280 30 -290 60 C-250 56 -220 20 -176 0Z',
      fin,
    ),
    drawPath(KOI, body),
    `<g clip-path="${inside}">`,
    drawPath('M120 -80 C160 -60 170 40 110 80 C60 60 60 -60 120 -80Z', patch),
    drawPath('M30 -80 C10 -30 -40 -20 -70 10 C-60 50 -20 60 10 80 L-60 90 L-120 -60Z', patch),
    drawPath('M-140 -40 C-120 -10 -130 20 -160 40 L-220 10Z', patch),
    oval(10, 18, 26, 18, spot),
    oval(-96, -18, 20, 13, spot),
    drawPath('M-200 -4 C-60 -12 60 -12 180 -4 L180 4 C60 6 -60 6 -200 4Z', '#ffffff', 'opacity="0.35"'),
    '</g>',
    oval(136, -42, 9, 8, '#231510'),
    oval(136, 42, 9, 8, '#231510'),
    line('M182 -22 C200 -30 206 -40 208 -48 M182 22 C200 30 206 40 208 48', patch, 5),
  ].join('')
}
