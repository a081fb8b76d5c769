import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

type PuppyCoat = { fur: string; patch: string; brow: string; light: string; collar: string }

export const BEAGLE_PUPPY: PuppyCoat = {
  fur: '#d98a45',
  patch: '#4a3229',
  brow: '#d98a45',
  light: '#fff7ea',
  collar: '#1f8f8a',
}
export const CREAM_PUPPY: PuppyCoat = {
  fur: '#f3d9ae',
  patch: '#dcb47c',
  brow: '#fff0d2',
  light: '#fffaf0',
  collar: '#b3127a',
}

/** Head from the front: round skull, large eyes, soft ears; about 360 × 310 around the origin. */
export function drawPuppyHead(sheet: DrawingSheet, { fur, patch, brow, light }: PuppyCoat): string {
  const skull = 'M0 -138 C86 -138 142 -84 144 0 C146 82 88 136 0 136 C-88 136 -146 82 -144 0 C-142 -84 -86 -138 0 -138Z'
  const inside = sheet.clip(`<path d="${skull}"/>`)
  const ear = drawPath(
    'M-86 -120 C-140 -150 -192 -104 -194 -40 C-196 20 -176 66 -146 66 C-118 64 -122 10 -112 -34 C-106 -70 -96 -96 -86 -120Z',
    sheet.linear([[patch], [fur]], 70),
  )
  return [
    drawPath(skull, sheet.linear([[fur], [fur], [light]])),
    `<g clip-path="${inside}">${mirror(drawPath('M-20 -150 C-26 -90 -22 -50 -34 -6 C-60 34 -110 30 -160 20 L-170 -150Z', patch))}</g>`,
    drawPath(
      'M0 -138 C16 -138 22 -110 22 -70 C22 -30 34 0 60 22 C104 44 96 130 0 134 C-96 130 -104 44 -60 22 C-34 0 -22 -30 -22 -70 C-22 -110 -16 -138 0 -138Z',
      light,
    ),
    mirror(ear),
    mirror(oval(-62, -74, 17, 12, brow, 'transform="rotate(-16 -62 -74)"')),
    drawEyes({ x: 66, y: -16, rx: 28, ry: 31, iris: '#4a2c1a' }),
    drawPath('M0 36 C24 36 38 44 38 56 C36 72 16 84 0 84 C-16 84 -36 72 -38 56 C-38 44 -24 36 0 36Z', '#33211b'),
    oval(-10, 50, 12, 6, '#ffffff', 'opacity="0.35"'),
    drawPath('M-18 106 C-18 132 -12 146 0 146 C12 146 18 132 18 106Z', '#f0707f'),
    line('M0 84 L0 98 C-8 114 -32 116 -44 100 M0 98 C8 114 32 116 44 100', '#4a2d20', 6),
  ].join('')
}

/** Sits with its front paws wide, stands on y = 0, about 320 × 440. */
export function drawPuppy(sheet: DrawingSheet, coat: PuppyCoat): string {
  const haunch = drawPath('M-60 -140 C-134 -140 -160 -60 -146 -6 L-50 -6Z', sheet.linear([[coat.patch], [coat.fur]], 0))
  const leg = drawPath(
    'M-62 -180 C-70 -110 -70 -50 -66 -18 C-64 -4 -12 -4 -12 -18 C-10 -70 -8 -130 -4 -180Z',
    sheet.linear([[coat.fur], [coat.light]]),
  )
  return [
    line('M110 -50 C160 -60 186 -100 180 -140', coat.patch, 30),
    mirror(haunch),
    mirror(oval(-116, -14, 44, 20, coat.light)),
    drawPath(
      'M0 -300 C66 -296 92 -220 94 -160 C96 -90 80 -40 56 -14 L-56 -14 C-80 -40 -96 -90 -94 -160 C-92 -220 -66 -296 0 -300Z',
      coat.fur,
    ),
    mirror(leg),
    oval(0, -170, 46, 78, coat.light),
    mirror(oval(-40, -15, 38, 21, coat.light)),
    drawPath('M-74 -222 C-40 -194 40 -194 74 -222 L78 -196 C40 -164 -40 -164 -78 -196Z', coat.collar),
    oval(0, -170, 16, 16, '#f8c24a'),
    place(drawPuppyHead(sheet, coat), 0, -314, 0.98),
  ].join('')
}

type KittenCoat = { fur: string; shade: string; stripe: string; light: string; inner: string; iris: string }

export const GINGER_KITTEN: KittenCoat = {
  fur: '#f2a65a',
  shade: '#dc8638',
  stripe: '#c66a22',
  light: '#fff6e8',
  inner: '#f5b7a8',
  iris: '#58b0c4',
}
export const CREAM_KITTEN: KittenCoat = {
  fur: '#f3e3c8',
  shade: '#dcc39c',
  stripe: '#bf9d70',
  light: '#fffaf0',
  inner: '#f2bcae',
  iris: '#6aa7d8',
}
export const TABBY_KITTEN: KittenCoat = {
  fur: '#bd9163',
  shade: '#9f754a',
  stripe: '#6b4728',
  light: '#f7ecdb',
  inner: '#e5b196',
  iris: '#8fae6a',
}

/** Head from the front: large ears and eyes, about 360 × 330 around the origin. */
export function drawKittenHead(sheet: DrawingSheet, coat: KittenCoat): string {
  const ear =
    drawPath(
      'M-146 -20 C-172 -110 -172 -176 -156 -196 C-146 -206 -130 -200 -118 -190 C-84 -160 -56 -130 -36 -100Z',
      coat.fur,
    ) + drawPath('M-134 -50 C-148 -114 -148 -152 -142 -166 C-110 -146 -90 -124 -72 -98Z', coat.inner)
  const whiskers = line(
    'M-56 70 C-100 62 -136 62 -178 48 M-56 80 C-100 84 -136 90 -174 98',
    '#ffffff',
    3.5,
    'opacity="0.9"',
  )
  return [
    mirror(ear),
    drawPath(
      'M0 -112 C84 -112 146 -62 150 14 C152 84 90 132 0 132 C-90 132 -152 84 -150 14 C-146 -62 -84 -112 0 -112Z',
      sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
    ),
    line('M0 -106 L0 -64 M-30 -102 L-24 -70 M30 -102 L24 -70', coat.stripe, 12),
    mirror(line('M-138 22 L-110 28 M-134 52 L-108 50', coat.stripe, 11)),
    drawPath(
      'M0 10 C26 10 36 36 56 46 C88 62 76 114 34 122 C20 128 -20 128 -34 122 C-76 114 -88 62 -56 46 C-36 36 -26 10 0 10Z',
      coat.light,
    ),
    drawEyes({ x: 66, y: 4, rx: 35, ry: 36, iris: coat.iris }),
    drawPath('M0 68 C-12 62 -22 54 -18 47 C-10 42 10 42 18 47 C22 54 12 62 0 68Z', '#e8838c'),
    line('M0 68 L0 78 C-6 94 -30 96 -36 84 M0 78 C6 94 30 96 36 84', '#6a4a48', 4.5),
    mirror(whiskers),
  ].join('')
}

/** Sits with its tail up, stands on y = 0, about 280 × 410. */
export function drawKitten(sheet: DrawingSheet, coat: KittenCoat): string {
  const leg = drawPath(
    'M-52 -160 C-56 -100 -54 -50 -52 -16 C-50 -4 -10 -4 -10 -16 C-8 -70 -6 -120 -4 -160Z',
    sheet.linear([[coat.fur], [coat.light]]),
  )
  return [
    line('M90 -30 C160 -40 176 -110 150 -160 C140 -184 152 -204 166 -204', coat.fur, 28),
    line('M152 -164 C142 -184 152 -204 166 -204', coat.stripe, 28),
    mirror(drawPath('M-50 -120 C-116 -116 -130 -50 -118 -6 L-40 -6Z', sheet.linear([[coat.shade], [coat.fur]], 0))),
    mirror(oval(-94, -12, 36, 16, coat.light)),
    drawPath(
      'M0 -270 C54 -266 74 -200 76 -140 C78 -80 64 -36 44 -12 L-44 -12 C-64 -36 -78 -80 -76 -140 C-74 -200 -54 -266 0 -270Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    mirror(leg),
    oval(0, -176, 36, 66, coat.light),
    line('M-74 -150 L-50 -148 M-72 -116 L-50 -116 M74 -150 L50 -148 M72 -116 L50 -116', coat.stripe, 9),
    mirror(oval(-32, -13, 30, 17, coat.light)),
    place(drawKittenHead(sheet, coat), 0, -292, 0.98),
  ].join('')
}
