import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'

type HenPlumage = { body: string; deep: string; neck: string; tail: string }

export const RED_HEN: HenPlumage = { body: '#c8703a', deep: '#9a4a22', neck: '#e39a4c', tail: '#5f2f1c' }
export const WHITE_HEN: HenPlumage = { body: '#fffaf0', deep: '#e2d3bd', neck: '#fff4dd', tail: '#d8c6ab' }

const COMB =
  'M66 -452 C48 -500 84 -512 92 -484 C96 -524 136 -522 134 -486 C150 -512 182 -494 168 -456 C160 -440 150 -430 140 -424 L76 -424Z'

/** Hen that looks to the right, stands on y = 0, about 480 × 510. */
export function drawHen(sheet: DrawingSheet, { body, deep, neck, tail }: HenPlumage): string {
  return [
    drawPath(
      'M-150 -210 C-250 -240 -290 -340 -262 -420 C-226 -410 -214 -380 -206 -350 C-206 -390 -196 -420 -172 -440 C-140 -400 -110 -320 -90 -250Z',
      tail,
    ),
    line('M-20 -90 L-20 -8 M60 -90 L60 -8', '#e89a2c', 15),
    line('M-20 -8 L-56 0 M-20 -8 L16 0 M60 -8 L24 0 M60 -8 L98 0', '#e89a2c', 13),
    drawPath(
      'M58 -440 C96 -470 160 -450 166 -400 C170 -350 196 -300 192 -230 C186 -130 110 -70 10 -66 C-110 -62 -190 -130 -204 -240 C-206 -270 -200 -290 -190 -304 C-150 -250 -70 -250 -20 -286 C24 -318 28 -400 58 -440Z',
      sheet.linear([[body], [deep]]),
    ),
    drawPath(
      'M58 -440 C96 -470 160 -450 166 -400 C170 -350 190 -310 192 -256 C170 -280 160 -262 146 -250 C134 -270 116 -256 104 -240 C90 -262 70 -252 52 -240 C44 -266 14 -270 -8 -294 C26 -326 30 -402 58 -440Z',
      neck,
    ),
    drawPath(
      'M60 -226 C20 -262 -80 -250 -140 -196 C-170 -168 -176 -150 -184 -132 C-150 -140 -136 -134 -126 -118 C-104 -130 -92 -124 -80 -108 C-56 -124 -40 -118 -30 -106 C30 -112 86 -170 60 -226Z',
      deep,
      'opacity="0.8"',
    ),
    line('M20 -196 C-30 -206 -80 -190 -120 -160 M34 -164 C-6 -172 -50 -160 -84 -136', neck, 8, 'opacity="0.6"'),
    drawPath(COMB, '#d3203f'),
    drawPath('M164 -420 C196 -414 214 -400 220 -388 C204 -378 182 -376 160 -382Z', '#f2a02e'),
    drawPath('M150 -384 C176 -384 178 -340 160 -326 C140 -336 138 -372 150 -384Z', '#d3203f'),
    oval(124, -414, 16, 17, '#1c120d'),
    oval(119, -420, 5.5, 5.5, '#ffffff'),
    oval(96, -386, 16, 12, '#ffffff', 'opacity="0.55"'),
  ].join('')
}

/** Yellow chick beside a hen, stands on y = 0, about 150 × 170. */
export function drawChick(sheet: DrawingSheet): string {
  return [
    line('M-14 -20 L-16 -2 M18 -20 L18 -2 M-16 -2 L-28 2 M-16 -2 L-4 2 M18 -2 L6 2 M18 -2 L30 2', '#e89a2c', 7),
    drawPath(
      'M20 -160 C58 -160 74 -126 64 -98 C76 -54 44 -16 -2 -16 C-48 -16 -74 -50 -84 -90 C-60 -82 -38 -90 -26 -106 C-22 -138 -8 -160 20 -160Z',
      sheet.linear([['#ffe57a'], ['#f5c02f']]),
    ),
    drawPath('M4 -80 C-22 -88 -46 -74 -56 -52 C-28 -40 0 -46 4 -80Z', '#f0b423'),
    drawPath('M60 -128 L86 -116 L60 -106Z', '#f0882e'),
    oval(34, -124, 8, 9, '#1c120d'),
    oval(31, -128, 3, 3, '#ffffff'),
  ].join('')
}
