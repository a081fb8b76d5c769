import { type DrawingSheet, drawPath, line, mirror, oval } from '../sheet.ts'
import type { CatCoat } from './cat.ts'
import { drawEyes } from './eyes.ts'

const WHISKERS = 'M-60 66 C-110 58 -150 56 -196 40 M-60 78 C-110 82 -150 86 -194 90'

const drawMuzzle = (y: number, nose: string): string =>
  drawPath(
    `M0 ${y + 24} C-14 ${y + 18} -26 ${y + 8} -22 ${y} C-18 ${y - 6} 18 ${y - 6} 22 ${y} C26 ${y + 8} 14 ${y + 18} 0 ${y + 24}Z`,
    nose,
  ) +
  line(
    `M0 ${y + 24} L0 ${y + 38} C-6 ${y + 56} -34 ${y + 58} -42 ${y + 42} M0 ${y + 38} C6 ${y + 56} 34 ${y + 58} 42 ${y + 42}`,
    '#5a3f3e',
    5,
  )

/** A narrow face with a dark mask, wide ears, blue eyes. */
function drawSiameseHead(sheet: DrawingSheet, coat: CatCoat, asleep: boolean): string {
  const ear =
    drawPath(
      'M-146 0 C-190 -90 -204 -170 -190 -206 C-180 -216 -160 -206 -146 -194 C-104 -162 -54 -128 -30 -100Z',
      coat.stripe,
    ) + drawPath('M-140 -40 C-168 -110 -176 -158 -170 -178 C-132 -152 -94 -124 -66 -98Z', coat.inner, 'opacity="0.75"')
  return [
    mirror(ear),
    drawPath(
      'M0 -120 C84 -120 146 -70 150 -6 C152 50 110 96 70 124 C46 142 24 148 0 148 C-24 148 -46 142 -70 124 C-110 96 -152 50 -150 -6 C-146 -70 -84 -120 0 -120Z',
      sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M0 -78 C30 -72 50 -34 84 -26 C108 -8 98 52 76 96 C56 132 28 144 0 144 C-28 144 -56 132 -76 96 C-98 52 -108 -8 -84 -26 C-50 -34 -30 -72 0 -78Z',
      sheet.linear([[coat.stripe, 0, 0.55], [coat.stripe], ['#3a2822']]),
    ),
    drawEyes({ x: 68, y: -10, rx: 30, ry: 26, iris: coat.iris, slit: true, asleep }),
    drawMuzzle(44, '#2a1d1a'),
    mirror(line(WHISKERS, '#ffffff', 4, 'opacity="0.9"')),
  ].join('')
}

/** Long hair all around, small ears, a flat face. */
function drawPersianHead(sheet: DrawingSheet, coat: CatCoat, asleep: boolean): string {
  const ear =
    drawPath('M-152 -62 C-172 -116 -170 -158 -154 -178 C-140 -184 -104 -150 -72 -118Z', coat.fur) +
    drawPath('M-138 -84 C-150 -120 -150 -142 -144 -154 C-126 -142 -106 -122 -92 -108Z', coat.inner)
  const tufts =
    'M0 -140 C96 -140 168 -92 178 -16 C206 -2 190 24 200 44 C216 66 190 78 188 98 C192 124 162 124 150 142 C138 166 112 154 96 170 C76 188 56 172 38 186 C20 196 -20 196 -38 186 C-56 172 -76 188 -96 170 C-112 154 -138 166 -150 142 C-162 124 -192 124 -188 98 C-190 78 -216 66 -200 44 C-190 24 -206 -2 -178 -16 C-168 -92 -96 -140 0 -140Z'
  return [
    mirror(ear),
    drawPath(tufts, sheet.linear([[coat.fur], [coat.fur], [coat.shade]])),
    mirror(
      line('M-150 60 C-132 84 -130 108 -136 128 M-112 96 C-100 118 -98 136 -102 152', coat.shade, 7, 'opacity="0.7"'),
    ),
    line(
      'M0 -128 C-6 -104 -6 -92 -4 -80 M-40 -118 C-36 -104 -36 -96 -36 -86 M40 -118 C36 -104 36 -96 36 -86',
      coat.stripe,
      9,
      'opacity="0.6"',
    ),
    oval(-44, 64, 58, 50, coat.light),
    oval(44, 64, 58, 50, coat.light),
    oval(0, 98, 40, 34, coat.light),
    drawEyes({ x: 74, y: -6, rx: 36, ry: 35, iris: coat.iris, asleep }),
    drawMuzzle(26, '#e8838c'),
    mirror(line(WHISKERS, '#ffffff', 4, 'opacity="0.9"')),
  ].join('')
}

export const SIAMESE: CatCoat = {
  fur: '#f1e4d0',
  shade: '#d8c2a4',
  stripe: '#6b4a3c',
  light: '#f7ecdb',
  inner: '#d9a292',
  iris: '#4aa3e0',
  collar: '#e5323e',
  head: drawSiameseHead,
}
export const PERSIAN: CatCoat = {
  fur: '#f4d3a6',
  shade: '#deb07a',
  stripe: '#cf9658',
  light: '#fff4e2',
  inner: '#f2b7a4',
  iris: '#e08a2c',
  collar: '#2f8f9a',
  head: drawPersianHead,
}
