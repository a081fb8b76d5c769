import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

type GuineaPigCoat = { left: string; right: string; light: string; ear: string; shade: string }

export const TRICOLOUR_GUINEA_PIG: GuineaPigCoat = {
  left: '#5b3a2b',
  right: '#e2923f',
  light: '#fff6e8',
  ear: '#8a5540',
  shade: '#e9d6be',
}
export const GOLDEN_GUINEA_PIG: GuineaPigCoat = {
  left: '#d9914a',
  right: '#c87a33',
  light: '#fbead2',
  ear: '#a9663a',
  shade: '#e6c8a0',
}

const SKULL = 'M0 -124 C88 -128 146 -72 154 10 C160 88 94 142 0 142 C-94 142 -160 88 -154 10 C-146 -72 -88 -128 0 -124Z'

/** Head from the front, about 400 × 280 around the origin. */
export function drawGuineaPigHead(sheet: DrawingSheet, coat: GuineaPigCoat): string {
  const ear = (fur: string): string =>
    drawPath('M-84 -88 C-124 -150 -196 -138 -198 -70 C-198 -30 -168 -12 -128 -26Z', fur) +
    drawPath('M-100 -82 C-132 -124 -178 -114 -180 -72 C-178 -46 -160 -38 -134 -44Z', '#efb2a4', 'opacity="0.75"')
  const inside = sheet.clip(`<path d="${SKULL}"/>`)
  const whiskers = line('M-58 66 C-100 58 -140 58 -182 46 M-58 78 C-100 82 -140 88 -178 98', '#ffffff', 3.5)
  return [
    ear(coat.left),
    `<g transform="scale(-1 1)">${ear(coat.right)}</g>`,
    drawPath(SKULL, sheet.linear([[coat.light], [coat.light], [coat.shade]])),
    `<g clip-path="${inside}">`,
    drawPath('M-30 -140 C-44 -60 -30 0 -62 46 C-96 84 -140 70 -170 96 L-180 -150Z', coat.left),
    drawPath('M34 -140 C46 -60 34 4 66 48 C98 84 140 72 170 98 L180 -150Z', coat.right),
    '</g>',
    line(
      'M-14 -126 C-16 -142 -26 -150 -34 -152 M2 -126 C4 -144 2 -154 -4 -162 M16 -126 C22 -140 32 -146 38 -148',
      coat.light,
      10,
    ),
    drawEyes({ x: 84, y: -18, rx: 24, ry: 27, iris: '#2b1710' }),
    drawPath('M0 58 C-13 52 -24 44 -20 35 C-12 28 12 28 20 35 C24 44 13 52 0 58Z', '#e58b90'),
    line('M0 58 L0 76 C-6 96 -32 98 -40 84 M0 76 C6 96 32 98 40 84', '#7a5648', 5),
    drawPath('M-12 92 L12 92 L10 114 C5 118 -5 118 -10 114Z', '#ffffff'),
    line('M0 93 L0 114', '#d9cbbd', 2.5),
    mirror(whiskers),
  ].join('')
}

/** Plump body that lies to the left, head to the right; stands on y = 0, about 560 × 320. */
export function drawGuineaPig(sheet: DrawingSheet, coat: GuineaPigCoat): string {
  const body =
    'M-300 -60 C-312 -180 -220 -262 -80 -264 C60 -270 190 -220 214 -110 C222 -50 190 -12 120 -10 L-220 -10 C-270 -10 -296 -30 -300 -60Z'
  const inside = sheet.clip(`<path d="${body}"/>`)
  return [
    oval(-190, -12, 54, 18, '#eab0a2'),
    drawPath(body, sheet.linear([[coat.light], [coat.shade]])),
    `<g clip-path="${inside}">`,
    drawPath('M-320 -280 L-90 -280 C-130 -180 -90 -110 -150 -70 C-200 -40 -260 -60 -320 -20Z', coat.right),
    drawPath('M-20 -280 L120 -280 L110 -140 C70 -90 20 -130 0 -190Z', coat.left),
    '</g>',
    oval(60, -12, 46, 17, '#eab0a2'),
    oval(160, -12, 46, 17, '#eab0a2'),
    place(drawGuineaPigHead(sheet, coat), 150, -158, 0.98),
  ].join('')
}
