import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

export type DogCoat = {
  fur: string
  shade: string
  ear: string
  light: string
  collar: string
  /** Draws the head of a breed that has its own; all others have that of a retriever. */
  head?: (sheet: DrawingSheet, coat: DogCoat, asleep: boolean) => string
}

export const HONEY_DOG: DogCoat = {
  fur: '#e9a75c',
  shade: '#d58c40',
  ear: '#b8692c',
  light: '#fff3e0',
  collar: '#d3203f',
}
export const GREY_DOG: DogCoat = {
  fur: '#8d8378',
  shade: '#756b60',
  ear: '#524a42',
  light: '#efe8dc',
  collar: '#3f6a4c',
}
export const BLACK_DOG: DogCoat = {
  fur: '#55494a',
  shade: '#3c3334',
  ear: '#2c2526',
  light: '#e9b37a',
  collar: '#f2a02e',
}
export const RED_DOG: DogCoat = {
  fur: '#bf6434',
  shade: '#9c4a22',
  ear: '#7d3616',
  light: '#f3c99a',
  collar: '#1f8f8a',
}
export const CREAM_DOG: DogCoat = {
  fur: '#f1dcb9',
  shade: '#dcbd8d',
  ear: '#c99d62',
  light: '#fffaf0',
  collar: '#b3127a',
}

const TONGUE =
  drawPath('M-26 112 C-26 154 -18 176 0 176 C18 176 26 154 26 112Z', '#f0707f') + line('M0 120 L0 152', '#d4495d', 4)

/** Head from the front, about 400 × 400 around the origin. */
export const drawDogHead = (sheet: DrawingSheet, coat: DogCoat, asleep = false): string =>
  (coat.head ?? drawRetrieverHead)(sheet, coat, asleep)

function drawRetrieverHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear = drawPath(
    'M-92 -128 C-150 -160 -205 -120 -208 -40 C-210 30 -196 92 -160 98 C-122 100 -112 40 -108 -10 C-106 -50 -98 -90 -92 -128Z',
    sheet.linear([[coat.ear], [coat.shade]], 70),
  )
  const brow = oval(-62, -72, 17, 11, coat.light, 'transform="rotate(-18 -62 -72)" opacity="0.75"')
  const cheek = drawPath('M-128 20 C-120 60 -104 92 -84 112 C-96 80 -104 52 -106 18Z', coat.shade, 'opacity="0.5"')
  const dots = [
    [-44, 92],
    [-60, 82],
    [-50, 74],
  ]
    .map(([x, y]) => oval(x ?? 0, y ?? 0, 3.6, 3.6, '#8a6a4c', 'opacity="0.6"'))
    .join('')
  return [
    drawPath(
      'M0 -160 C78 -160 124 -118 132 -46 C138 12 122 70 92 118 C70 150 36 168 0 168 C-36 168 -70 150 -92 118 C-122 70 -138 12 -132 -46 C-124 -118 -78 -160 0 -160Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    mirror(cheek),
    drawPath(
      'M0 -160 C20 -160 28 -146 26 -108 C24 -66 36 -30 44 6 L-44 6 C-36 -30 -24 -66 -26 -108 C-28 -146 -20 -160 0 -160Z',
      coat.light,
    ),
    drawPath(
      'M0 -16 C46 -16 92 26 94 84 C94 136 48 166 0 166 C-48 166 -94 136 -94 84 C-92 26 -46 -16 0 -16Z',
      coat.light,
    ),
    mirror(ear),
    mirror(brow),
    drawEyes({ x: 64, y: -26, rx: 21, ry: 25, iris: '#3a2416', asleep }),
    asleep ? '' : TONGUE,
    line('M0 80 L0 104 C-8 126 -42 128 -60 106 M0 104 C8 126 42 128 60 106', '#4a2d20', 7),
    drawPath('M0 20 C28 20 46 30 46 46 C46 66 20 82 0 82 C-20 82 -46 66 -46 46 C-46 30 -28 20 0 20Z', '#33211b'),
    oval(-12, 36, 15, 7, '#ffffff', 'opacity="0.35"'),
    mirror(dots),
  ].join('')
}

/** Sitting dog from the front; stands on y = 0 and reaches up to about −640, 420 wide. */
export function drawSittingDog(sheet: DrawingSheet, coat: DogCoat): string {
  const haunch = drawPath(
    'M-90 -170 C-180 -160 -200 -70 -176 -6 L-70 -6 C-60 -60 -70 -120 -90 -170Z',
    sheet.linear([[coat.shade], [coat.fur]], 0),
  )
  const leg = drawPath(
    'M-84 -250 C-92 -160 -88 -80 -84 -22 C-84 -6 -20 -6 -20 -22 C-16 -90 -12 -170 -6 -250 C-24 -284 -66 -284 -84 -250Z',
    sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
  )
  const paw = [oval(-54, -16, 44, 24, coat.light), line('M-66 -24 L-66 -8 M-44 -24 L-44 -8', '#d8bd9c', 4)].join('')
  const backPaw = oval(-150, -14, 48, 22, coat.light)
  return [
    line('M150 -60 C220 -70 250 -130 236 -190', coat.ear, 40),
    line('M236 -186 C238 -204 232 -216 228 -224', coat.light, 30),
    mirror(haunch),
    mirror(backPaw),
    drawPath(
      'M0 -440 C84 -430 116 -330 120 -230 C124 -140 104 -60 70 -20 L-70 -20 C-104 -60 -124 -140 -120 -230 C-116 -330 -84 -430 0 -440Z',
      sheet.linear([[coat.shade], [coat.fur]]),
    ),
    mirror(leg),
    drawPath(
      'M0 -400 C52 -390 70 -310 64 -240 C58 -190 24 -160 0 -158 C-24 -160 -58 -190 -64 -240 C-70 -310 -52 -390 0 -400Z',
      coat.light,
    ),
    mirror(paw),
    drawPath('M-92 -350 C-50 -316 50 -316 92 -350 L96 -318 C50 -280 -50 -280 -96 -318Z', coat.collar),
    oval(0, -286, 21, 21, '#f8c24a'),
    oval(-5, -291, 7, 7, '#ffe9a8'),
    place(drawDogHead(sheet, coat), 0, -478, 1),
  ].join('')
}
