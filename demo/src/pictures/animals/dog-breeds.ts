import { type DrawingSheet, drawPath, line, mirror, oval } from '../sheet.ts'
import type { DogCoat } from './dog.ts'
import { drawEyes } from './eyes.ts'

const NOSE = '#33211b'
const MOUTH = '#4a2d20'

const drawNose = (y: number, size = 1): string =>
  drawPath(
    `M0 ${y} C${28 * size} ${y} ${46 * size} ${y + 10 * size} ${46 * size} ${y + 26 * size} C${46 * size} ${y + 46 * size} ${20 * size} ${y + 60 * size} 0 ${y + 60 * size} C${-20 * size} ${y + 60 * size} ${-46 * size} ${y + 46 * size} ${-46 * size} ${y + 26 * size} C${-46 * size} ${y + 10 * size} ${-28 * size} ${y} 0 ${y}Z`,
    NOSE,
  ) + oval(-12 * size, y + 16 * size, 14 * size, 7 * size, '#ffffff', 'opacity="0.35"')

/** Flat face, black mask, folds above the nose, and a tongue: it breathes hard. */
function drawPugHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear = drawPath(
    'M-92 -132 C-130 -160 -176 -140 -186 -84 C-190 -48 -170 -28 -150 -42 C-128 -60 -112 -92 -92 -132Z',
    sheet.linear([[coat.ear], ['#1d1614']], 70),
  )
  return [
    drawPath(
      'M0 -156 C92 -156 158 -108 164 -16 C168 62 140 120 96 146 C66 162 34 168 0 168 C-34 168 -66 162 -96 146 C-140 120 -168 62 -164 -16 C-158 -108 -92 -156 0 -156Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    mirror(ear),
    drawPath(
      'M0 -30 C40 -34 86 -66 116 -36 C140 -6 128 60 118 96 C104 140 54 158 0 158 C-54 158 -104 140 -118 96 C-128 60 -140 -6 -116 -36 C-86 -66 -40 -34 0 -30Z',
      sheet.linear([[coat.ear], ['#241b19']]),
      'opacity="0.92"',
    ),
    line('M-58 -96 C-30 -74 30 -74 58 -96 M-40 -66 C-20 -50 20 -50 40 -66', coat.shade, 12),
    mirror(line('M-146 6 C-128 14 -124 30 -130 50', coat.shade, 10)),
    drawEyes({ x: 84, y: -22, rx: 31, ry: 32, iris: '#5a3a22', white: '#fff6ea', asleep }),
    line('M-36 4 C-20 -12 20 -12 36 4', '#5b4a44', 9),
    drawNose(6, 0.78),
    drawPath('M-34 104 C-36 158 -22 186 0 186 C22 186 36 158 34 104Z', '#f0707f'),
    line('M0 114 L0 158', '#d4495d', 4),
    line('M0 52 L0 84 C-14 118 -66 116 -84 84 M0 84 C14 118 66 116 84 84', '#120d0c', 7),
  ].join('')
}

/** Brows and a beard of wire, ears that fold forward. */
function drawSchnauzerHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear = drawPath(
    'M-70 -152 C-104 -190 -152 -186 -166 -150 C-176 -112 -160 -74 -136 -66 C-118 -90 -96 -112 -66 -126Z',
    sheet.linear([[coat.shade], [coat.ear]], 60),
  )
  const brow = drawPath(
    'M-24 -58 C-44 -92 -100 -98 -132 -70 C-122 -62 -118 -54 -124 -40 C-90 -58 -54 -44 -24 -58Z',
    coat.light,
  )
  return [
    drawPath(
      'M0 -162 C76 -162 122 -126 128 -54 C132 10 116 66 92 110 L-92 110 C-116 66 -132 10 -128 -54 C-122 -126 -76 -162 0 -162Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    mirror(ear),
    drawEyes({ x: 60, y: -30, rx: 21, ry: 23, iris: '#3a2416', asleep }),
    mirror(brow),
    drawPath(
      'M0 -18 C30 -22 60 6 88 22 C126 44 138 92 122 142 C112 160 100 150 96 170 C80 190 68 176 58 196 C42 208 32 192 20 206 C8 212 -8 212 -20 206 C-32 192 -42 208 -58 196 C-68 176 -80 190 -96 170 C-100 150 -112 160 -122 142 C-138 92 -126 44 -88 22 C-60 6 -30 -22 0 -18Z',
      sheet.linear([[coat.light], ['#cfc9c0']]),
    ),
    mirror(line('M-44 52 C-70 76 -84 110 -88 138 M-24 100 C-38 126 -44 150 -46 170', '#b5aea4', 5, 'opacity="0.8"')),
    drawNose(14),
    line('M0 74 L0 96 C-12 112 -36 112 -48 98 M0 96 C12 112 36 112 48 98', MOUTH, 6),
  ].join('')
}

const curl = (x: number, y: number, size: number, colour: string, ring: string): string =>
  oval(x, y, size, size, colour) +
  line(
    `M${x - size * 0.4} ${y + size * 0.2} C${x - size * 0.3} ${y - size * 0.5} ${x + size * 0.5} ${y - size * 0.4} ${x + size * 0.3} ${y + size * 0.2}`,
    ring,
    5,
    'opacity="0.55"',
  )

/** Curls on the crown and the ears, a narrow muzzle. */
function drawPoodleHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear = [
    [-140, -60, 52],
    [-166, -4, 54],
    [-150, 54, 56],
    [-176, 90, 40],
    [-124, 94, 44],
  ]
    .map(([x = 0, y = 0, size = 0]) => curl(x, y, size, coat.ear, coat.shade))
    .join('')
  const crown = [
    [-92, -116, 58],
    [92, -116, 58],
    [-48, -168, 62],
    [48, -168, 62],
    [0, -200, 56],
    [0, -120, 64],
  ]
    .map(([x = 0, y = 0, size = 0]) => curl(x, y, size, coat.fur, coat.shade))
    .join('')
  return [
    mirror(ear),
    drawPath(
      'M0 -140 C70 -140 108 -96 108 -38 C108 20 84 60 70 110 C58 150 32 168 0 168 C-32 168 -58 150 -70 110 C-84 60 -108 20 -108 -38 C-108 -96 -70 -140 0 -140Z',
      sheet.linear([[coat.fur], [coat.fur], [coat.shade]]),
    ),
    crown,
    drawPath('M0 6 C34 6 58 50 58 98 C58 140 34 164 0 164 C-34 164 -58 140 -58 98 C-58 50 -34 6 0 6Z', coat.light),
    drawEyes({ x: 54, y: -24, rx: 20, ry: 23, iris: '#3a2416', asleep }),
    drawNose(40, 0.84),
    line('M0 90 L0 112 C-10 128 -32 128 -42 116 M0 112 C10 128 32 128 42 116', MOUTH, 6),
  ].join('')
}

/** Ears that stand, a white mask, blue eyes. */
function drawHuskyHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear =
    drawPath('M-134 -52 C-150 -130 -146 -200 -126 -222 C-84 -204 -48 -164 -30 -126Z', coat.ear) +
    drawPath('M-116 -84 C-126 -134 -124 -170 -116 -186 C-92 -172 -70 -146 -58 -122Z', '#f0c9bd')
  return [
    mirror(ear),
    drawPath(
      'M0 -158 C80 -158 132 -112 146 -40 C152 -4 172 22 160 40 C166 60 146 70 142 88 C126 100 118 122 96 132 C70 154 36 168 0 168 C-36 168 -70 154 -96 132 C-118 122 -126 100 -142 88 C-146 70 -166 60 -160 40 C-172 22 -152 -4 -146 -40 C-132 -112 -80 -158 0 -158Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M0 -34 C14 -76 40 -104 72 -98 C112 -88 132 -30 138 30 C148 50 134 64 132 82 C116 98 108 118 88 128 C64 150 34 162 0 162 C-34 162 -64 150 -88 128 C-108 118 -116 98 -132 82 C-134 64 -148 50 -138 30 C-132 -30 -112 -88 -72 -98 C-40 -104 -14 -76 0 -34Z',
      coat.light,
    ),
    drawPath('M0 -150 C18 -120 20 -80 10 -30 L-10 -30 C-20 -80 -18 -120 0 -150Z', coat.ear, 'opacity="0.6"'),
    drawEyes({ x: 66, y: -26, rx: 23, ry: 23, iris: '#58b0e0', asleep }),
    mirror(line('M-96 -52 C-82 -66 -58 -66 -44 -54', coat.ear, 9)),
    drawNose(22, 0.92),
    drawPath('M-26 112 C-26 150 -18 172 0 172 C18 172 26 150 26 112Z', '#f0707f'),
    line('M0 78 L0 102 C-8 122 -42 124 -58 104 M0 102 C8 122 42 124 58 104', MOUTH, 7),
  ].join('')
}

/** Narrow and long, ears to the jaw, tan marks above the eyes. */
function drawDachshundHead(sheet: DrawingSheet, coat: DogCoat, asleep: boolean): string {
  const ear = drawPath(
    'M-72 -122 C-124 -148 -176 -96 -186 -20 C-194 60 -184 130 -152 140 C-116 146 -102 84 -96 30 C-92 -30 -84 -70 -72 -122Z',
    sheet.linear([[coat.ear], [coat.shade]], 70),
  )
  return [
    drawPath(
      'M0 -152 C66 -152 106 -112 110 -50 C112 8 92 46 82 96 C74 146 40 176 0 176 C-40 176 -74 146 -82 96 C-92 46 -112 8 -110 -50 C-106 -112 -66 -152 0 -152Z',
      sheet.linear([[coat.fur], [coat.shade]]),
    ),
    drawPath(
      'M0 30 C26 30 40 4 66 16 C88 32 82 76 78 104 C70 148 38 172 0 172 C-38 172 -70 148 -78 104 C-82 76 -88 32 -66 16 C-40 4 -26 30 0 30Z',
      coat.light,
    ),
    drawPath('M-26 -10 C-20 40 -30 60 -34 76 L34 76 C30 60 20 40 26 -10Z', coat.fur),
    mirror(ear),
    mirror(oval(-46, -68, 16, 11, coat.light, 'transform="rotate(-18 -46 -68)"')),
    drawEyes({ x: 50, y: -34, rx: 20, ry: 23, iris: '#3a2416', asleep }),
    drawNose(58, 0.92),
    line('M0 112 L0 130 C-10 146 -36 146 -48 132 M0 130 C10 146 36 146 48 132', MOUTH, 6),
  ].join('')
}

export const PUG: DogCoat = {
  fur: '#e6c08c',
  shade: '#cda26a',
  ear: '#3a2c28',
  light: '#f3dcb6',
  collar: '#2f7fb5',
  head: drawPugHead,
}
export const SCHNAUZER: DogCoat = {
  fur: '#77777c',
  shade: '#5a5a60',
  ear: '#46464c',
  light: '#f1eee8',
  collar: '#d3203f',
  head: drawSchnauzerHead,
}
export const POODLE: DogCoat = {
  fur: '#e8b27e',
  shade: '#c98d56',
  ear: '#d79c66',
  light: '#f4cda2',
  collar: '#7a3fa0',
  head: drawPoodleHead,
}
export const HUSKY: DogCoat = {
  fur: '#6f7a86',
  shade: '#566069',
  ear: '#474f58',
  light: '#fbfaf7',
  collar: '#f2a02e',
  head: drawHuskyHead,
}
export const DACHSHUND: DogCoat = {
  fur: '#7a4428',
  shade: '#5c301b',
  ear: '#4c2614',
  light: '#d9955a',
  collar: '#4c9a3f',
  head: drawDachshundHead,
}
