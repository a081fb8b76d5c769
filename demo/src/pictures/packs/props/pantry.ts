import { drawPath, line, oval, place } from '../../sheet.ts'
import { footShadow, HEAP, type Prop, scatter } from './prop.ts'

export const drawCheese: Prop = (sheet) =>
  footShadow(sheet, 140) +
  [
    drawPath('M-130 -60 L110 -140 L130 -70 L130 0 L-130 0Z', sheet.linear([['#ffd65a'], ['#f0ad2e']])),
    drawPath('M-130 -60 L110 -140 L130 -70Z', '#ffe89a'),
    oval(-60, -28, 22, 18, '#d9902a') + oval(20, -42, 16, 14, '#d9902a') + oval(82, -20, 24, 15, '#d9902a'),
  ].join('')

export const drawCream: Prop = (sheet, { light, deep }) =>
  footShadow(sheet, 120) +
  [
    drawPath(
      'M-110 -6 C-130 -60 -60 -76 -66 -96 C-76 -136 -24 -140 -22 -170 C-22 -196 4 -210 22 -222 C14 -190 44 -180 42 -150 C84 -142 66 -104 92 -92 C134 -74 128 -20 108 -4 C60 10 -60 10 -110 -6Z',
      sheet.linear([[light], [deep]]),
    ),
    line('M-70 -50 C-20 -24 50 -30 92 -60 M-44 -108 C-10 -92 36 -96 62 -118', '#ffffff', 9, 'stroke-opacity="0.5"'),
  ].join('')

export const drawMilk: Prop = (sheet, { deep }) =>
  footShadow(sheet, 150) +
  [
    drawPath(
      'M-138 -70 L138 -70 C130 -22 90 0 50 0 L-50 0 C-90 0 -130 -22 -138 -70Z',
      sheet.linear([['#ffffff'], ['#e4ded5']]),
    ),
    line('M-118 -36 C-50 -22 50 -22 118 -36', deep, 9),
    oval(0, -72, 140, 34, '#f3efe8') + oval(0, -70, 120, 24, '#ffffff'),
    drawPath(
      'M-12 -86 C-34 -126 -2 -150 0 -186 C4 -150 36 -126 14 -86Z',
      '#ffffff',
      'stroke="#e4ded5" stroke-width="4"',
    ),
    oval(58, -132, 12, 14, '#ffffff', 'stroke="#e4ded5" stroke-width="4"'),
  ].join('')

export const drawHoney: Prop = (sheet) => {
  const cell = 'M0 -40 L35 -20 L35 20 L0 40 L-35 20 L-35 -20Z'
  const comb = [
    [-70, -40],
    [0, -40],
    [70, -40],
    [-35, -100],
    [35, -100],
    [0, -160],
  ]
    .map(([x = 0, y = 0], i) =>
      place(
        drawPath(cell, i % 3 ? '#ffc53d' : '#f29a1f', 'stroke="#c9781a" stroke-width="8" stroke-linejoin="round"'),
        x,
        y,
      ),
    )
    .join('')
  const bee =
    oval(-8, -26, 18, 26, '#ffffff', 'fill-opacity="0.85" transform="rotate(-24 -8 -26)"') +
    oval(0, 0, 34, 24, '#ffc53d') +
    line('M-8 -20 V20 M10 -20 V20', '#3a2413', 9) +
    oval(28, -2, 14, 15, '#3a2413')
  return footShadow(sheet, 130) + comb + place(bee, 96, -168, 1.1, -12)
}

export const drawSeeds: Prop = (sheet) => {
  const seed =
    drawPath('M0 -34 C18 -16 18 16 0 30 C-18 16 -18 -16 0 -34Z', '#4a3b36') +
    line('M-5 -18 C-7 0 -6 12 -3 20 M5 -18 C7 0 6 12 3 20', '#e9e1d6', 5)
  const berry = oval(0, 0, 28, 28, sheet.radial([['#ff7a6b'], ['#c5203a']], { cx: 0.35, cy: 0.3, r: 0.7 }))
  const corn = drawPath(
    'M-22 16 C-28 -14 -10 -28 0 -28 C10 -28 28 -14 22 16 C8 24 -8 24 -22 16Z',
    sheet.linear([['#ffe07a'], ['#f0a92b']]),
  )
  const millet = oval(0, 0, 13, 12, '#f7d58a') + oval(-4, -4, 4, 3, '#ffffff', 'fill-opacity="0.7"')
  return (
    footShadow(sheet, 160) +
    scatter(millet, [
      [-120, -10],
      [-96, -28],
      [130, -10],
      [100, -40],
      [0, -12],
      [-30, -96],
      [40, -104],
    ]) +
    scatter(seed, [
      [-76, -18, 1, 70],
      [44, -18, 1, -60],
      [-6, -66, 1, 20],
      [112, -22, 1, 30],
      [60, -80, 0.9, -20],
    ]) +
    scatter(berry, [
      [-20, -26],
      [78, -60, 0.9],
    ]) +
    scatter(corn, [
      [10, -30, 1, -10],
      [-54, -62, 1, 20],
      [20, -120, 0.9],
    ])
  )
}

export const drawSunflowerSeeds: Prop = (sheet) => {
  const seed =
    drawPath('M0 -46 C24 -20 26 20 0 40 C-26 20 -24 -20 0 -46Z', '#2f2725') +
    line('M-9 -24 C-12 0 -10 16 -5 28 M9 -24 C12 0 10 16 5 28', '#f2ebe0', 6)
  const petals = Array.from({ length: 14 }, (_, i) =>
    place(drawPath('M0 -44 C16 -70 12 -100 0 -116 C-12 -100 -16 -70 0 -44Z', '#ffc53d'), 0, 0, 1, (i * 360) / 14),
  ).join('')
  return (
    footShadow(sheet, 150) +
    place(petals + oval(0, 0, 52, 52, '#6b3f1d') + oval(0, 0, 34, 34, '#4a2a14'), -6, -150, 0.9) +
    scatter(seed, [
      [-90, -28, 0.9, 60],
      [-20, -24, 0.9, -70],
      [60, -26, 0.9, 50],
      [116, -34, 0.8, -20],
    ])
  )
}

export const drawNuts: Prop = (sheet) => {
  const almond =
    drawPath('M0 -54 C34 -30 40 26 0 52 C-40 26 -34 -30 0 -54Z', sheet.linear([['#d49a5c'], ['#94592a']], 20)) +
    line('M-12 -26 C-18 0 -14 20 -6 32 M10 -28 C16 0 14 20 6 34', '#7d4820', 4)
  return (
    footShadow(sheet, 150) +
    scatter(almond, [
      [-80, -36, 1, 60],
      [4, -36, 1, -68],
      [88, -40, 1, 50],
      [-36, -90, 1, -30],
      [50, -96, 1, 20],
      [6, -146, 0.9, 76],
    ])
  )
}

export const drawPeanuts: Prop = (sheet) => {
  const nut =
    drawPath(
      'M-60 0 C-64 -34 -24 -42 -4 -24 C22 -44 66 -32 62 2 C66 34 24 42 2 24 C-24 42 -64 32 -60 0Z',
      sheet.linear([['#ecc07c'], ['#bf8640']]),
    ) + line('M-44 -10 H-20 M-44 8 H-22 M14 -12 H44 M14 8 H44 M-4 -14 V14', '#a5702f', 4)
  return (
    footShadow(sheet, 150) +
    scatter(nut, [
      [-60, -34, 1, 10],
      [64, -34, 1, -14],
      [0, -84, 1, 24],
      [-20, -138, 0.9, -12],
    ])
  )
}

export const drawFatBalls: Prop = (sheet) => {
  const grains = Array.from({ length: 16 }, (_, i) => {
    const turn = i * 2.4
    const far = 8 + i * 3.4
    return oval(Math.cos(turn) * far, Math.sin(turn) * far, 7, 5, ['#3a2c26', '#f7d58a', '#b9762e'][i % 3] ?? '')
  }).join('')
  const ball = oval(0, 0, 72, 70, sheet.radial([['#e9cfa2'], ['#b58a52']], { cx: 0.36, cy: 0.3, r: 0.8 })) + grains
  return (
    footShadow(sheet, 160) +
    scatter(ball, [
      [-72, -68],
      [76, -66, 0.98, 40],
      [4, -172, 0.96, 80],
    ])
  )
}

export const drawPowder: Prop = (sheet, { deep }) =>
  footShadow(sheet, 150) +
  [
    drawPath('M-140 0 C-110 -70 -60 -110 0 -112 C60 -110 110 -70 140 0Z', sheet.linear([['#ffffff'], ['#ece3d6']])),
    drawPath('M-60 -92 L70 -132 L96 -70 C60 -46 -10 -46 -50 -60Z', sheet.linear([['#f4f4f2'], ['#c4c8cc']])),
    drawPath('M80 -120 L170 -186 C184 -196 200 -176 188 -166 L98 -92Z', deep),
    drawPath('M-52 -86 C-20 -126 50 -140 70 -126 L76 -112 C40 -90 -10 -80 -50 -76Z', '#fffdf8'),
  ].join('')

export const drawFlakesProp: Prop = (sheet) => {
  const flake = (colour: string): string =>
    drawPath('M-34 -8 C-30 -34 0 -36 14 -28 C40 -30 44 4 28 16 C16 36 -22 34 -30 14Z', colour)
  const colours = ['#e8553f', '#5fa845', '#ffc53d', '#f2863a']
  return (
    footShadow(sheet, 160) +
    HEAP.map((spot, i) => scatter(flake(colours[i % 4] ?? ''), [[spot[0], spot[1], 1.05, i * 47]])).join('') +
    scatter(flake('#5fa845'), [[60, -150, 0.7, 30]]) +
    scatter(flake('#ffc53d'), [[-60, -170, 0.6, 80]])
  )
}

export const drawWafers: Prop = (sheet, { light, deep }) => {
  const wafer =
    oval(0, 9, 62, 40, deep) +
    oval(0, 0, 62, 40, sheet.linear([[light], [deep]])) +
    oval(0, 0, 40, 25, 'none', `stroke="${deep}" stroke-width="5" stroke-opacity="0.6"`)
  return (
    footShadow(sheet, 160) +
    scatter(wafer, [
      [-66, -36],
      [66, -34],
      [0, -76],
      [-10, -126, 0.95],
      [96, -92, 0.8, 10],
    ])
  )
}

export const drawEggs: Prop = (sheet) => {
  const egg = (from: string, to: string): string =>
    drawPath(
      'M0 -150 C52 -150 76 -84 70 -46 C64 -12 36 0 0 0 C-36 0 -64 -12 -70 -46 C-76 -84 -52 -150 0 -150Z',
      sheet.radial([[from], [to]], { cx: 0.36, cy: 0.3, r: 0.8 }),
    )
  return (
    footShadow(sheet, 140) +
    place(egg('#fff6e6', '#e2c7a0'), -58, 0, 0.95, -10) +
    place(egg('#f2c79a', '#c98d55'), 62, 0, 0.9, 12)
  )
}
