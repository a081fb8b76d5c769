import { type DrawingSheet, drawPath, line, oval } from '../sheet.ts'
import type { ParrotPlumage } from './parrot.ts'

export const BLUE_PARROT: ParrotPlumage = {
  body: '#2a9fd8',
  deep: '#1b6fb0',
  belly: '#ffd34d',
  wing: '#7fe0c0',
  tip: '#f2762e',
  beak: '#3a2d2a',
}
export const GREEN_PARROT: ParrotPlumage = {
  body: '#5fbf4a',
  deep: '#37913a',
  belly: '#ffe067',
  wing: '#a5dd5a',
  tip: '#e8343f',
  beak: '#d98a3a',
}

/** Flies to the right with its wings spread, about 760 × 620 around the origin. */
export function drawFlyingParrot(sheet: DrawingSheet, { body, deep, belly, wing, tip, beak }: ParrotPlumage): string {
  const feathers = (d: readonly [string, string, string]): string =>
    drawPath(d[0], tip) + drawPath(d[1], '#3fae5a') + drawPath(d[2], wing)
  return [
    drawPath('M-120 20 C-220 40 -330 100 -400 180 C-300 180 -180 140 -90 70Z', deep),
    drawPath('M-130 10 C-240 10 -340 40 -430 100 C-320 120 -200 100 -100 50Z', tip),
    feathers([
      'M30 -30 C0 -140 -60 -240 -150 -330 C-170 -240 -150 -120 -60 0Z',
      'M30 -30 C10 -120 -30 -190 -90 -260 C-110 -180 -90 -90 -40 0Z',
      'M40 -30 C30 -90 0 -140 -40 -190 C-56 -130 -50 -60 -20 0Z',
    ]),
    drawPath(
      'M220 -30 C200 -90 120 -100 50 -70 C-30 -50 -110 -20 -150 30 C-80 80 20 90 90 60 C160 40 230 20 220 -30Z',
      sheet.linear([[body], [deep]]),
    ),
    drawPath('M190 10 C130 50 30 80 -60 66 C0 40 90 20 150 -10Z', belly),
    feathers([
      'M80 10 C70 130 20 230 -70 320 C-130 240 -110 110 -10 10Z',
      'M80 10 C76 100 40 180 -20 250 C-64 190 -60 90 10 10Z',
      'M80 10 C80 70 60 120 20 170 C-14 130 -10 60 24 10Z',
    ]),
    drawPath('M150 -70 C190 -80 226 -60 226 -26 C220 0 190 6 160 -4 C140 -20 136 -56 150 -70Z', '#fff4e4'),
    drawPath(
      'M206 -66 C260 -76 286 -30 268 14 C262 26 252 22 250 12 C246 -10 232 -18 210 -14 C200 -30 198 -54 206 -66Z',
      beak,
    ),
    oval(184, -38, 17, 17, '#ffd76a'),
    oval(186, -38, 11, 11, '#1c120d'),
    oval(182, -43, 4, 4, '#ffffff'),
    line('M-40 60 C-60 84 -80 96 -100 100 M0 70 C-14 94 -30 108 -50 116', '#6a5750', 10),
  ].join('')
}

type BudgieColours = { body: string; deep: string; head: string; wing: string }
export const GREEN_BUDGIE: BudgieColours = { body: '#8fd04a', deep: '#5da42c', head: '#ffe45a', wing: '#e9d34a' }
export const BLUE_BUDGIE: BudgieColours = { body: '#6cc4ee', deep: '#3f94cc', head: '#ffffff', wing: '#e9eef2' }

/** Budgerigar on a perch at y = 0; faces right, head up to −300, tail down to 190. */
export function drawBudgie(sheet: DrawingSheet, { body, deep, head, wing }: BudgieColours): string {
  return [
    drawPath('M-46 -50 C-70 40 -84 120 -82 190 C-60 150 -30 70 -6 0Z', deep),
    drawPath('M-36 -40 C-46 40 -50 110 -44 170 C-26 120 -4 60 8 -6Z', '#3b6fae'),
    drawPath(
      'M10 -290 C80 -294 112 -240 104 -180 C98 -90 60 -10 10 4 C-46 0 -84 -50 -84 -120 C-84 -200 -50 -286 10 -290Z',
      sheet.linear([[body], [deep]]),
    ),
    drawPath('M10 -292 C82 -296 112 -244 104 -190 C80 -160 -30 -160 -68 -186 C-60 -246 -30 -290 10 -292Z', head),
    drawPath('M-76 -190 C-30 -210 16 -170 14 -110 C8 -40 -30 10 -70 44 C-92 -20 -104 -120 -76 -190Z', wing),
    line(
      'M-62 -150 C-40 -150 -20 -140 -8 -126 M-70 -110 C-48 -112 -24 -104 -10 -88 M-74 -70 C-56 -72 -36 -66 -22 -54 M-76 -30 C-62 -32 -50 -28 -40 -18',
      '#4a4a44',
      10,
    ),
    line(
      'M-40 -270 C-20 -276 0 -276 20 -272 M-54 -244 C-40 -250 -26 -252 -10 -250 M-62 -218 C-50 -222 -40 -224 -28 -222',
      '#4a4a44',
      7,
      'opacity="0.7"',
    ),
    drawPath('M88 -246 C116 -246 124 -214 106 -192 C92 -196 82 -214 88 -246Z', '#e9b44a'),
    oval(92, -246, 14, 9, '#7aa6e0'),
    oval(58, -240, 12, 13, '#1c120d'),
    oval(54, -245, 4, 4, '#ffffff'),
    oval(66, -186, 9, 9, '#3a3a3a'),
    oval(36, -180, 9, 9, '#3a3a3a'),
    oval(76, -206, 15, 9, '#8f6fd0'),
    line('M-4 2 C-4 12 0 16 6 18 M22 0 C24 10 28 14 34 16', '#8a7a74', 10),
  ].join('')
}
