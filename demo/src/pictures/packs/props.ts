import { line, oval, path, place, type Sheet } from '../sheet.ts'

/** Small things beside a pack that say what is in it; each is drawn around its own origin, about 200 wide. */
export type Prop = (sheet: Sheet) => string

function scatter(
  shape: string,
  spots: readonly (readonly [x: number, y: number, scale: number, turn: number])[],
): string {
  return spots.map(([x, y, scale, turn]) => place(shape, x, y, scale, turn)).join('')
}

export const drawBubbles: Prop = (sheet) => {
  const bubble = [
    oval(
      0,
      0,
      60,
      60,
      sheet.radial([
        ['#ffffff', 0, 0.1],
        ['#bfe6ff', 0.8, 0.45],
        ['#ffffff', 1, 0.9],
      ]),
    ),
    oval(-20, -22, 16, 11, '#ffffff', 'transform="rotate(-35 -20 -22)"'),
  ].join('')
  return scatter(bubble, [
    [0, -60, 1, 0],
    [80, -130, 0.6, 0],
    [-60, -170, 0.45, 0],
    [40, -250, 0.75, 0],
    [110, -30, 0.5, 0],
    [-20, -350, 0.4, 0],
  ])
}

export const drawKibble: Prop = (sheet) => {
  const bit =
    oval(0, 4, 36, 27, '#6e3f1d') +
    oval(0, 0, 36, 26, sheet.linear([['#c98b4d'], ['#9a5f2c']])) +
    oval(-8, -7, 14, 7, '#e5b47c', 'opacity="0.7"')
  return scatter(bit, [
    [-70, -14, 1, 8],
    [0, -16, 1, -14],
    [70, -12, 1, 20],
    [-34, -52, 1, 24],
    [36, -54, 1, -6],
    [2, -92, 1, 12],
    [130, -4, 0.8, 0],
  ])
}

export const drawFishBites: Prop = (sheet) => {
  const bite =
    path(
      'M40 0 C24 -24 -10 -28 -34 -6 L-56 -22 C-60 -8 -60 8 -56 22 L-34 6 C-10 28 24 24 40 0Z',
      sheet.linear([['#f4a27a'], ['#d76f4f']]),
    ) + oval(22, -5, 4, 4, '#7d3222')
  return scatter(bite, [
    [-60, -22, 1, -10],
    [50, -24, 1, 12],
    [0, -66, 1, -24],
    [120, -64, 0.9, 30],
    [-10, -112, 0.8, 6],
  ])
}

export const drawHay: Prop = () => {
  const stalk = [-60, -38, -18, 4, 24, 46, 64]
    .map((x, i) =>
      line(
        `M${x * 0.4} 0 C${x * 0.6} -60 ${x} -120 ${x * 1.5} ${-170 - (i % 3) * 26}`,
        i % 2 ? '#b9a23f' : '#8aa63c',
        9,
      ),
    )
    .join('')
  const flower = (x: number, y: number): string =>
    [0, 72, 144, 216, 288].map((turn) => place(oval(0, -16, 9, 15, '#f7d9ef'), x, y, 1, turn)).join('') +
    oval(x, y, 9, 9, '#ffc94d')
  return stalk + flower(-84, -196) + flower(72, -214) + flower(4, -232)
}

export const drawSeeds: Prop = (sheet) => {
  const seed =
    path('M0 -30 C16 -14 16 14 0 26 C-16 14 -16 -14 0 -30Z', '#4a3b36') +
    line('M-5 -16 C-7 0 -6 10 -3 18 M5 -16 C7 0 6 10 3 18', '#e9e1d6', 4)
  const berry =
    oval(0, 0, 26, 26, sheet.radial([['#ff7a6b'], ['#c5203a']], { cx: 0.35, cy: 0.3, r: 0.7 })) +
    oval(-8, -9, 7, 5, '#ffffff', 'opacity="0.7"')
  const corn = path(
    'M-20 14 C-26 -12 -10 -26 0 -26 C10 -26 26 -12 20 14 C8 22 -8 22 -20 14Z',
    sheet.linear([['#ffe07a'], ['#f0a92b']]),
  )
  return (
    scatter(seed, [
      [-70, -16, 1, 70],
      [40, -14, 1, -60],
      [-6, -60, 1, 20],
      [110, -20, 1, 30],
    ]) +
    scatter(berry, [
      [-20, -20, 1, 0],
      [76, -56, 0.9, 0],
    ]) +
    scatter(corn, [
      [8, -26, 1, -10],
      [-50, -58, 1, 20],
      [150, -44, 0.8, 0],
    ])
  )
}

export const drawCarrots: Prop = (sheet) => {
  const carrot =
    path(
      'M-24 -110 C-8 -130 24 -124 30 -104 C30 -60 12 -10 -4 14 C-20 -10 -34 -70 -24 -110Z',
      sheet.linear([['#ffa552'], ['#e8641f']]),
    ) +
    line('M-16 -80 L4 -78 M-12 -48 L6 -50', '#c94f14', 5) +
    line(
      'M2 -116 C-10 -150 -30 -160 -40 -166 M4 -118 C6 -150 8 -166 6 -180 M8 -116 C22 -146 38 -154 48 -156',
      '#4f8f2f',
      12,
    )
  return place(carrot, 0, -30, 1, 62) + place(carrot, 40, -6, 1, 82)
}

export const drawLeaves: Prop = (sheet) => {
  const leaf =
    path('M0 0 C60 -30 84 -96 50 -156 C-4 -126 -30 -58 0 0Z', sheet.linear([['#7fa36f'], ['#47694d']])) +
    line('M4 -6 C20 -60 36 -104 48 -142', '#dbe6cf', 4, 'opacity="0.7"')
  return scatter(leaf, [
    [0, 0, 1, -50],
    [10, 0, 1.1, 0],
    [20, 0, 0.9, 46],
  ])
}

export const drawApple: Prop = (sheet) =>
  [
    oval(0, 2, 76, 14, '#5a3423', 'opacity="0.2"'),
    path(
      'M0 -116 C40 -140 88 -112 82 -56 C76 -4 40 10 0 0 C-40 10 -76 -4 -82 -56 C-88 -112 -40 -140 0 -116Z',
      sheet.radial([['#ff8a6b'], ['#d3203f']], { cx: 0.35, cy: 0.3, r: 0.8 }),
    ),
    line('M0 -112 C2 -132 8 -146 18 -154', '#6b4226', 9),
    path('M14 -138 C40 -164 72 -158 84 -146 C64 -126 34 -122 14 -138Z', '#6da544'),
  ].join('')

export const drawWaterDrops: Prop = (sheet) => {
  const drop =
    path(
      'M0 -70 C26 -30 42 -8 42 16 C42 40 22 56 0 56 C-22 56 -42 40 -42 16 C-42 -8 -26 -30 0 -70Z',
      sheet.linear([['#bfe9fb'], ['#2f97cf']]),
    ) + oval(-14, 14, 8, 16, '#ffffff', 'opacity="0.6"')
  return scatter(drop, [
    [0, -56, 1, 0],
    [100, -130, 0.7, 8],
    [-60, -190, 0.55, -6],
    [70, -290, 0.45, 0],
  ])
}
