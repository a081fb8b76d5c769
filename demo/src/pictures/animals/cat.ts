import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

export type CatCoat = {
  fur: string
  shade: string
  stripe: string
  light: string
  inner: string
  iris: string
  collar: string
  /** Turns its pupils: −1 left, 1 right, before the cat is flipped. */
  gaze?: number
  /** Draws the head of a breed that has its own. */
  head?: (sheet: DrawingSheet, coat: CatCoat, asleep: boolean) => string
}

export const SILVER_CAT: CatCoat = {
  fur: '#b9bcc8',
  shade: '#9799a8',
  stripe: '#6f7182',
  light: '#fbf8f5',
  inner: '#f3b6b4',
  iris: '#8fcf5a',
  collar: '#c2188f',
}
export const TABBY_CAT: CatCoat = {
  fur: '#b98a5a',
  shade: '#9c7045',
  stripe: '#6b4728',
  light: '#f7ecdb',
  inner: '#e5b196',
  iris: '#e3b94a',
  collar: '#3f6a4c',
}
export const GINGER_CAT: CatCoat = {
  fur: '#ee9a4b',
  shade: '#d57a2b',
  stripe: '#b85d1a',
  light: '#fff5e6',
  inner: '#f5b7a8',
  iris: '#7fb84a',
  collar: '#1f8f8a',
}
export const BLACK_CAT: CatCoat = {
  fur: '#57505c',
  shade: '#3f3944',
  stripe: '#332e38',
  light: '#fdf9f4',
  inner: '#d99aa2',
  iris: '#f2c53d',
  collar: '#d3203f',
}
export const CREAM_CAT: CatCoat = {
  fur: '#f0dfc6',
  shade: '#d9c09c',
  stripe: '#b89a72',
  light: '#fffaf2',
  inner: '#f0b9a8',
  iris: '#5aa5d6',
  collar: '#c2188f',
}

/** Head from the front, about 400 × 360 around the origin. */
export const drawCatHead = (sheet: DrawingSheet, coat: CatCoat, asleep = false): string =>
  (coat.head ?? drawShorthairHead)(sheet, coat, asleep)

function drawShorthairHead(sheet: DrawingSheet, coat: CatCoat, asleep: boolean): string {
  const ear = [
    drawPath(
      'M-150 -40 C-166 -110 -166 -170 -150 -196 C-142 -206 -128 -200 -118 -192 C-84 -166 -50 -138 -30 -112Z',
      coat.fur,
    ),
    drawPath('M-134 -70 C-144 -120 -144 -154 -138 -166 C-108 -148 -84 -128 -66 -108Z', coat.inner),
  ].join('')
  const stripes = line('M-150 14 L-112 22 M-148 48 L-110 48', coat.stripe, 12)
  const whiskers = line(
    'M-60 66 C-110 58 -150 56 -196 40 M-60 78 C-110 82 -150 86 -194 90',
    '#ffffff',
    4,
    'opacity="0.9"',
  )
  return [
    mirror(ear),
    drawPath(
      'M0 -128 C90 -128 158 -74 164 8 C168 84 96 140 0 140 C-96 140 -168 84 -164 8 C-158 -74 -90 -128 0 -128Z',
      sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
    ),
    line('M0 -122 L0 -74 M-34 -116 C-30 -100 -28 -90 -28 -80 M34 -116 C30 -100 28 -90 28 -80', coat.stripe, 13),
    mirror(stripes),
    drawPath(
      'M0 -10 C30 -10 40 28 66 40 C104 58 92 118 40 128 C26 134 14 136 0 136 C-14 136 -26 134 -40 128 C-92 118 -104 58 -66 40 C-40 28 -30 -10 0 -10Z',
      coat.light,
    ),
    drawEyes({
      x: 70,
      y: -2,
      rx: 31,
      ry: 31,
      iris: coat.iris,
      slit: true,
      asleep,
      ...(coat.gaze && { gaze: coat.gaze }),
    }),
    drawPath('M0 62 C-14 56 -26 46 -22 38 C-18 32 18 32 22 38 C26 46 14 56 0 62Z', '#e8838c'),
    line('M0 62 L0 76 C-6 94 -34 96 -42 80 M0 76 C6 94 34 96 42 80', '#6a4a48', 5),
    mirror(whiskers),
  ].join('')
}

/** Sitting cat from the front; stands on y = 0 and reaches up to about −560. */
export function drawSittingCat(sheet: DrawingSheet, coat: CatCoat): string {
  const haunch = drawPath('M-70 -180 C-158 -160 -172 -60 -150 -6 L-60 -6Z', sheet.linear([[coat.shade], [coat.fur]], 0))
  const leg = drawPath(
    'M-66 -220 C-70 -140 -66 -70 -64 -22 C-62 -6 -12 -6 -12 -22 C-10 -90 -8 -150 -4 -220 C-20 -250 -52 -250 -66 -220Z',
    sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
  )
  const paw = oval(-40, -16, 36, 20, coat.light) + line('M-49 -22 L-49 -8 M-32 -22 L-32 -8', '#cfc5c0', 3.5)
  return [
    line('M-110 -30 C-220 -20 -250 -110 -214 -170 C-196 -200 -216 -226 -236 -216', coat.shade, 38),
    line('M-214 -170 C-196 -200 -216 -226 -236 -216', coat.stripe, 38),
    mirror(haunch),
    mirror(oval(-124, -13, 42, 18, coat.light)),
    drawPath(
      'M0 -390 C70 -380 96 -290 100 -200 C104 -120 88 -50 60 -18 L-60 -18 C-88 -50 -104 -120 -100 -200 C-96 -290 -70 -380 0 -390Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    line('M-98 -200 L-66 -196 M-96 -160 L-66 -160 M98 -200 L66 -196 M96 -160 L66 -160', coat.stripe, 11),
    mirror(leg),
    drawPath(
      'M0 -350 C44 -340 56 -270 52 -210 C46 -170 20 -140 0 -138 C-20 -140 -46 -170 -52 -210 C-56 -270 -44 -340 0 -350Z',
      coat.light,
    ),
    mirror(paw),
    drawPath('M-76 -308 C-40 -280 40 -280 76 -308 L80 -282 C40 -250 -40 -250 -80 -282Z', coat.collar),
    oval(0, -254, 17, 17, '#f8c24a'),
    place(drawCatHead(sheet, coat), 0, -412),
  ].join('')
}
