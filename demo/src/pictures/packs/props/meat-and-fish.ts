import { type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'
import { footShadow, HEAP, type Prop, scatter } from './prop.ts'

function toBit(sheet: DrawingSheet, light: string, deep: string): string {
  return (
    oval(0, 6, 40, 29, deep) +
    oval(0, 0, 40, 29, sheet.linear([[light], [deep]])) +
    oval(-9, -8, 15, 8, '#ffffff', 'fill-opacity="0.35"')
  )
}

export const drawKibble: Prop = (sheet) => footShadow(sheet, 170) + scatter(toBit(sheet, '#cf9352', '#8a5226'), HEAP)

export const drawPellets: Prop = (sheet, { light, deep }) => {
  const pellet =
    drawPath('M-34 -16 L26 -16 C40 -16 40 16 26 16 L-34 16 C-46 16 -46 -16 -34 -16Z', sheet.linear([[light], [deep]])) +
    oval(-34, 0, 10, 16, deep) +
    line('M-16 -6 H18', '#ffffff', 4, 'stroke-opacity="0.4"')
  return footShadow(sheet, 160) + scatter(pellet, HEAP)
}

export const drawChunks: Prop = (sheet) => {
  const chunk =
    drawPath('M-40 -18 L-4 -34 L42 -16 L40 18 L2 34 L-42 14Z', sheet.linear([['#b9683c'], ['#7a3a1c']])) +
    drawPath('M-40 -18 L-4 -34 L42 -16 L4 0Z', '#d58a58')
  const bowl =
    drawPath(
      'M-132 -78 L132 -78 C128 -24 96 0 60 0 L-60 0 C-96 0 -128 -24 -132 -78Z',
      sheet.linear([['#ffffff'], ['#e9dccb']]),
    ) + line('M-118 -46 C-60 -34 60 -34 118 -46', '#f2762e', 10)
  return (
    footShadow(sheet, 150) +
    scatter(chunk, [
      [-70, -96, 0.9, 8],
      [0, -104, 1, -14],
      [70, -96, 0.9, 20],
      [-34, -136, 0.9, 30],
      [38, -138, 0.9, -10],
    ]) +
    bowl
  )
}

const BONE = 'M-52 -14 C-84 -44 -112 -16 -92 0 C-112 16 -84 44 -52 14 L52 14 C84 44 112 16 92 0 C112 -16 84 -44 52 -14Z'

export const drawBiscuits: Prop = (sheet) => {
  const biscuit =
    drawPath(BONE, '#9a5f26', 'transform="translate(0 7)"') +
    drawPath(BONE, sheet.linear([['#eebc74'], ['#c98540']])) +
    [-34, 0, 34].map((x) => oval(x, 0, 5, 4, '#9a5f26')).join('')
  return (
    footShadow(sheet, 150) +
    scatter(biscuit, [
      [-20, -26, 1, -6],
      [28, -66, 1, 14],
      [-16, -112, 0.95, -18],
    ])
  )
}

export const drawRounds: Prop = (sheet, { light, deep }) => {
  const round =
    oval(0, 8, 54, 40, '#8f5c24') +
    oval(0, 0, 54, 40, sheet.linear([['#e9b870'], ['#c08443']])) +
    [
      [-20, -8],
      [16, -14],
      [4, 12],
      [-14, 14],
      [28, 6],
    ]
      .map(([x = 0, y = 0], i) => oval(x, y, 7, 5, i % 2 ? light : deep))
      .join('')
  return (
    footShadow(sheet, 150) +
    scatter(round, [
      [-66, -34],
      [50, -30, 1, 14],
      [-6, -84, 1, -10],
      [104, -54, 0.7, 20],
      [20, -132, 0.9, 8],
    ])
  )
}

export const drawTreats: Prop = (sheet, { light, deep }) => {
  const cube =
    drawPath('M-30 -20 L0 -34 L32 -20 L32 18 L0 32 L-30 18Z', sheet.linear([[light], [deep]])) +
    drawPath('M-30 -20 L0 -34 L32 -20 L0 -6Z', '#ffffff', 'fill-opacity="0.35"')
  return (
    footShadow(sheet, 150) +
    scatter(
      cube,
      HEAP.map(([x, y]) => [x, y - 12, 0.95] as const),
    )
  )
}

/** A heap of little bones, soft enough to be given by the handful. */
export const drawBites: Prop = (sheet) => {
  const bite =
    drawPath(
      'M-26 -17 C-44 -46 -80 -22 -62 0 C-80 22 -44 46 -26 17 L26 17 C44 46 80 22 62 0 C80 -22 44 -46 26 -17Z',
      sheet.linear([['#f0c98f'], ['#b8783c']]),
      'stroke="#6f3f1a" stroke-width="5" stroke-opacity="0.7"',
    ) + line('M-44 -12 C-30 -8 20 -8 40 -12', '#ffffff', 6, 'stroke-opacity="0.5"')
  return (
    footShadow(sheet, 165) +
    scatter(bite, [
      [14, -92, 0.62, 16],
      [-40, -58, 0.62, -24],
      [66, -58, 0.62, 30],
      [-98, -22, 0.62, 12],
      [116, -22, 0.6, -16],
      [-10, -26, 0.66, -8],
      [-56, 8, 0.6, 30],
      [58, 6, 0.64, -20],
    ])
  )
}

export const drawSticks: Prop = (sheet, { light, deep }) => {
  const stick =
    drawPath(
      'M-16 -120 C-16 -140 16 -140 16 -120 L16 110 C16 130 -16 130 -16 110Z',
      sheet.linear([[light], [deep]], 0),
    ) +
    line('M-4 -104 V96', '#ffffff', 6, 'stroke-opacity="0.45"') +
    line('M-14 -60 L14 -44 M-14 0 L14 16 M-14 60 L14 76', deep, 5, 'stroke-opacity="0.6"')
  return (
    footShadow(sheet, 130) +
    scatter(stick, [
      [-58, -122, 1, -16],
      [-14, -130, 1, 4],
      [34, -126, 1, 20],
      [-4, -30, 1, 84],
    ])
  )
}

export const drawChewBone: Prop = (sheet) =>
  footShadow(sheet, 140) + place(drawPath(BONE, sheet.linear([['#fff3dc'], ['#dcb98a']])), 0, -56, 1.35, -20)

export const drawDrumstick: Prop = (sheet) =>
  footShadow(sheet, 140, -10) +
  [
    drawPath(
      'M40 -128 L112 -196 C100 -222 126 -240 144 -222 C150 -246 182 -240 178 -214 C200 -204 188 -174 164 -180 L92 -92Z',
      sheet.linear([['#fffaf0'], ['#ecd9ba']]),
      'stroke="#c9a878" stroke-width="5"',
    ),
    drawPath(
      'M-128 -60 C-142 -118 -96 -166 -36 -164 C4 -164 44 -158 84 -146 C98 -140 98 -118 88 -106 C62 -62 30 -6 -40 -2 C-86 0 -120 -22 -128 -60Z',
      sheet.linear([['#f2b765'], ['#b0621f']], 60),
    ),
    drawPath('M-108 -84 C-102 -122 -64 -144 -20 -142 C-52 -130 -80 -110 -88 -78Z', '#ffffff', 'fill-opacity="0.45"'),
    line('M56 -138 C66 -126 70 -112 66 -96 M-60 -36 C-36 -26 -14 -30 4 -44', '#8f4d16', 7, 'stroke-opacity="0.5"'),
  ].join('')

export const drawSteak: Prop = (sheet) =>
  footShadow(sheet, 140) +
  [
    drawPath(
      'M-128 -70 C-136 -130 -60 -166 14 -154 C88 -146 140 -110 132 -60 C124 -10 60 2 4 -6 C-30 -10 -60 6 -92 -2 C-118 -10 -126 -40 -128 -70Z',
      '#f7e2cf',
    ),
    drawPath(
      'M-108 -74 C-112 -120 -48 -146 14 -136 C74 -128 116 -100 110 -64 C102 -26 52 -18 6 -26 C-30 -32 -62 -12 -86 -22 C-104 -32 -106 -50 -108 -74Z',
      sheet.linear([['#d9534a'], ['#a3252c']]),
    ),
    drawPath(
      'M-60 -92 C-30 -110 4 -104 26 -84 M-30 -54 C4 -66 48 -64 74 -50',
      'none',
      'stroke="#f7c9bd" stroke-width="9" stroke-linecap="round"',
    ),
    oval(-58, -62, 20, 16, '#f7e2cf'),
  ].join('')

function toWholeFish(body: string, deep: string, belly: string): Prop {
  return (sheet) =>
    footShadow(sheet, 160) +
    place(
      [
        drawPath('M118 0 C150 -30 170 -56 196 -60 C186 -24 186 24 196 60 C170 56 150 30 118 0Z', deep),
        drawPath('M-30 -58 C0 -92 50 -86 66 -50Z', deep),
        drawPath(
          'M-168 8 C-130 -58 20 -84 140 -8 C60 70 -110 72 -168 8Z',
          sheet.linear([[deep], [body, 0.5], [belly]]),
        ),
        drawPath('M-112 -34 C-90 -10 -92 24 -110 42', 'none', `stroke="${deep}" stroke-width="7"`),
        line('M-70 -2 C0 -16 60 -14 118 -4', '#ffffff', 5, 'stroke-opacity="0.5"'),
        drawPath('M-60 30 C-40 62 -10 62 10 46Z', deep),
        oval(-132, -6, 13, 13, '#ffffff') + oval(-134, -6, 7, 7, '#22180f'),
        line('M-164 16 L-142 20', deep, 5),
      ].join(''),
      -10,
      -50,
      0.82,
      -10,
    )
}

export const drawSalmon = toWholeFish('#f48b6c', '#b8553f', '#ffd9c4')
export const drawTrout = toWholeFish('#a9bfae', '#4f6f63', '#f2dcc8')
export const drawTuna = toWholeFish('#7fa9d6', '#23507f', '#e7eef4')
export const drawGoldFish = toWholeFish('#ff9a3d', '#e2501c', '#ffd9a0')

export const drawLittleFish: Prop = (sheet) => {
  const bite =
    drawPath(
      'M46 0 C28 -28 -12 -32 -38 -6 L-64 -24 C-70 -8 -70 8 -64 24 L-38 6 C-12 32 28 28 46 0Z',
      sheet.linear([['#f7ab80'], ['#d5694a']]),
    ) +
    oval(26, -6, 5, 5, '#7d3222') +
    line('M-20 -8 C-10 -2 -10 4 -20 10 M0 -10 C8 -4 8 4 0 10', '#b8472f', 4)
  return (
    footShadow(sheet, 160) +
    scatter(bite, [
      [-72, -30, 1, -10],
      [56, -30, 1, 12],
      [-4, -76, 1, -22],
      [112, -76, 0.9, 30],
      [-60, -120, 0.9, 16],
      [44, -132, 0.85, -8],
    ])
  )
}

export const drawShrimp: Prop = (sheet) => {
  const shrimp = [
    drawPath(
      'M-70 -20 C-80 -96 -4 -140 62 -108 C104 -86 106 -30 66 -10 C84 -40 70 -70 40 -74 C4 -78 -22 -54 -24 -14Z',
      sheet.linear([['#ffab97'], ['#e2604f']]),
    ),
    line('M-36 -68 L-14 -46 M-4 -104 L6 -76 M46 -112 L40 -78 M88 -78 L64 -62', '#fff0e8', 6),
    drawPath('M-70 -22 L-92 22 L-50 8 L-22 26 L-24 -14Z', '#e2604f'),
    line('M74 -20 C110 -20 130 -50 132 -84 M70 -14 C112 -4 140 -26 150 -56', '#e2604f', 4),
    oval(62, -32, 7, 7, '#3a1a14'),
  ].join('')
  return footShadow(sheet, 130) + place(shrimp, -14, -30, 1.05, 0)
}

export const drawMeatStrips: Prop = (sheet) => {
  const strip =
    drawPath(
      'M-26 -130 C-10 -142 14 -140 26 -128 C18 -60 34 20 22 122 C4 134 -14 132 -28 120 C-16 40 -34 -50 -26 -130Z',
      sheet.linear([['#a3492c'], ['#63240f']]),
    ) + line('M-12 -110 C-4 -40 -14 40 -8 104 M10 -110 C6 -40 16 40 8 100', '#d58a62', 5, 'stroke-opacity="0.7"')
  return (
    footShadow(sheet, 140) +
    scatter(strip, [
      [-56, -124, 1, -18],
      [0, -132, 1, 3],
      [56, -124, 1, 20],
      [0, -30, 1, 86],
    ])
  )
}
