import { drawPath, line, oval, place } from '../../sheet.ts'
import { footShadow, type PlainProp, type Prop, scatter } from './prop.ts'

const carrot = (skin: string): string =>
  [
    drawPath('M-34 -150 C-12 -176 32 -168 40 -142 C42 -80 16 -10 -4 24 C-28 -10 -48 -96 -34 -150Z', skin),
    line('M-22 -110 L6 -106 M-16 -66 L10 -68 M10 -134 L32 -130', '#c94f14', 6),
    line(
      'M2 -158 C-14 -206 -42 -220 -54 -228 M4 -160 C8 -206 10 -226 8 -244 M10 -158 C30 -200 52 -210 66 -212',
      '#4f8f2f',
      15,
    ),
  ].join('')

export const drawCarrots: PlainProp = (sheet) => {
  const one = carrot(sheet.linear([['#ffab5a'], ['#e8641f']]))
  return (
    footShadow(sheet, 150) +
    place(one, -64, -34, 0.9, 56) +
    place(one, -30, -14, 0.9, 78) +
    place(one, -20, -84, 0.86, 64)
  )
}

const POD = drawPath('M-96 6 C-60 -44 60 -44 96 -2 C60 44 -60 46 -96 6Z', '#6fae3f')

/** A carrot, and peas in and out of their pod. */
export const drawCarrotAndPeas: PlainProp = (sheet) => {
  const pea =
    oval(0, 0, 21, 21, sheet.radial([['#c9ec7a'], ['#6aa832']], { cx: 0.35, cy: 0.3, r: 0.8 })) +
    oval(-7, -8, 5, 4, '#ffffff', 'fill-opacity="0.7"')
  const open =
    POD +
    drawPath('M-80 4 C-50 -26 50 -26 80 0 C50 26 -50 28 -80 4Z', '#b5dd78') +
    scatter(pea, [
      [-46, 0, 0.82],
      [-12, -3],
      [24, -3],
      [56, -1, 0.78],
    ]) +
    line('M94 -2 C108 -8 116 -18 120 -30', '#4f8f2f', 9)
  const carrots = sheet.linear([['#ffab5a'], ['#e8641f']])
  return (
    footShadow(sheet, 150) +
    place(carrot(carrots), -10, -72, 0.92, 62) +
    place(carrot(carrots), -46, -36, 0.94, 80) +
    place(open, -4, -20, 0.96, -6) +
    scatter(pea, [
      [104, -12],
      [-112, -6, 0.9],
      [70, 18, 0.9],
    ])
  )
}

export const drawApple: PlainProp = (sheet) =>
  footShadow(sheet, 120) +
  [
    drawPath(
      'M0 -166 C56 -200 126 -160 118 -80 C108 -6 56 14 0 0 C-56 14 -108 -6 -118 -80 C-126 -160 -56 -200 0 -166Z',
      sheet.radial([['#ff8a6b'], ['#d3203f']], { cx: 0.35, cy: 0.3, r: 0.8 }),
    ),
    line('M0 -160 C2 -190 12 -208 26 -220', '#6b4226', 12),
    drawPath('M20 -198 C56 -234 104 -226 120 -208 C92 -180 48 -178 20 -198Z', '#6da544'),
    oval(-52, -112, 20, 30, '#ffffff', 'fill-opacity="0.45" transform="rotate(24 -52 -112)"'),
  ].join('')

export const drawBerries: Prop = (sheet, { deep }) => {
  const berry =
    oval(0, 0, 40, 40, sheet.radial([['#ff8095'], [deep]], { cx: 0.35, cy: 0.3, r: 0.75 })) +
    oval(-13, -14, 9, 7, '#ffffff', 'fill-opacity="0.75"')
  const leaf = drawPath('M0 0 C40 -30 92 -26 116 0 C84 22 36 24 0 0Z', '#5f9a44')
  return (
    footShadow(sheet, 140) +
    place(leaf, 10, -140, 1, -34) +
    place(leaf, -10, -130, 1, 206) +
    scatter(berry, [
      [-70, -40],
      [10, -38],
      [84, -40, 0.95],
      [-30, -98],
      [46, -100],
      [6, -150, 0.9],
    ])
  )
}

export const drawRosehips: Prop = (sheet) => {
  const hip =
    drawPath(
      'M0 -50 C34 -50 44 -6 30 30 L14 46 L8 30 L0 50 L-8 30 L-14 46 L-30 30 C-44 -6 -34 -50 0 -50Z',
      sheet.radial([['#ff7a4d'], ['#c5201f']], { cx: 0.35, cy: 0.3, r: 0.8 }),
    ) + oval(-12, -20, 7, 12, '#ffffff', 'fill-opacity="0.5"')
  const leaf = drawPath('M0 0 C14 -40 56 -52 84 -44 C78 -12 40 10 0 0Z', '#5f9a44')
  return (
    footShadow(sheet, 130) +
    line('M-110 -210 C-60 -190 -20 -160 0 -90 M-40 -180 C20 -190 60 -170 84 -116', '#7a5a2c', 9) +
    place(leaf, -74, -196, 1, -30) +
    place(leaf, -20, -180, 0.9, 10) +
    scatter(hip, [
      [-60, -60, 1, 14],
      [6, -52, 1.05, -6],
      [84, -70, 1, -20],
    ])
  )
}

export const drawPumpkin: Prop = (sheet) =>
  footShadow(sheet, 140) +
  [
    oval(-72, -84, 64, 80, '#e87a1f') + oval(72, -84, 64, 80, '#d96a14'),
    oval(-36, -86, 60, 88, '#f59331') + oval(36, -86, 60, 88, '#ee8424'),
    oval(0, -88, 46, 92, sheet.linear([['#ffb04a'], ['#ee8424']])),
    drawPath('M-16 -172 C-20 -206 -6 -226 22 -232 L34 -212 C18 -204 16 -190 18 -172Z', '#5f7a34'),
  ].join('')

export const drawPotatoes: Prop = (sheet) => {
  const potato =
    drawPath(
      'M-76 10 C-84 -40 -30 -62 20 -56 C70 -52 92 -14 76 24 C60 54 -60 60 -76 10Z',
      sheet.linear([['#e6c07a'], ['#b98a45']]),
    ) +
    oval(-20, -10, 7, 5, '#94682f') +
    oval(26, 14, 6, 4, '#94682f') +
    oval(36, -22, 5, 4, '#94682f')
  return (
    footShadow(sheet, 150) +
    scatter(potato, [
      [-54, -44],
      [66, -40, 0.9, 20],
      [6, -110, 0.9, -10],
    ])
  )
}

export const drawBeetroot: Prop = (sheet) =>
  footShadow(sheet, 120) +
  [
    line(
      'M-6 -140 C-30 -200 -60 -220 -76 -240 M0 -140 C0 -200 4 -226 8 -250 M8 -140 C34 -190 60 -206 84 -216',
      '#b02a60',
      13,
    ),
    drawPath(
      'M-100 -200 C-120 -240 -90 -270 -60 -262 C-50 -230 -70 -200 -100 -200Z M-10 -216 C-30 -262 0 -286 22 -276 C40 -250 20 -220 -10 -216Z M70 -190 C70 -236 100 -244 126 -230 C124 -200 100 -184 70 -190Z',
      '#5c9a44',
    ),
    drawPath(
      'M0 -146 C70 -150 112 -110 104 -60 C94 -20 40 -6 14 14 L0 40 L-12 14 C-40 -6 -94 -20 -104 -60 C-112 -110 -70 -150 0 -146Z',
      sheet.linear([['#c2487f'], ['#7d1748']]),
    ),
  ].join('')

export const drawBanana: Prop = (sheet) =>
  footShadow(sheet, 140) +
  ['0', '1', '2']
    .map((_, i) =>
      place(
        drawPath(
          'M-110 -150 C-120 -60 -40 0 70 -6 C90 -8 100 -20 96 -32 C10 -34 -60 -80 -84 -158Z',
          sheet.linear([['#ffe066'], ['#eeb52b']]),
          'stroke="#c9921c" stroke-width="4"',
        ),
        i * 18 - 6,
        -i * 26,
        1,
        i * 9 - 8,
      ),
    )
    .join('') +
  drawPath('M-122 -172 L-74 -186 L-70 -150 L-112 -142Z', '#7a5a24')

export const drawPepper: Prop = (sheet) =>
  footShadow(sheet, 110) +
  [
    drawPath(
      'M0 -160 C60 -184 118 -150 108 -80 C100 -30 74 4 40 0 C24 -2 12 6 0 4 C-12 6 -24 -2 -40 0 C-74 4 -100 -30 -108 -80 C-118 -150 -60 -184 0 -160Z',
      sheet.radial([['#ff7059'], ['#c8172c']], { cx: 0.34, cy: 0.3, r: 0.85 }),
    ),
    drawPath('M-26 -168 C-10 -182 10 -182 26 -168 C14 -154 -14 -154 -26 -168Z', '#4f8f2f'),
    line('M0 -172 C0 -200 14 -216 34 -222', '#4f8f2f', 17),
    line('M-44 -120 C-60 -90 -58 -60 -46 -36', '#ffffff', 12, 'stroke-opacity="0.5"'),
  ].join('')

export const drawLeaves: PlainProp = (sheet) => {
  const leaf =
    drawPath('M0 0 C60 -30 84 -96 50 -156 C-4 -126 -30 -58 0 0Z', sheet.linear([['#8fb86a'], ['#47794a']])) +
    line('M4 -6 C20 -60 36 -104 48 -142', '#eaf3d6', 4, 'stroke-opacity="0.8"')
  return (
    footShadow(sheet, 120) +
    scatter(leaf, [
      [0, 0, 1.2, -56],
      [8, 0, 1.35, -4],
      [22, 0, 1.15, 42],
    ])
  )
}

export const drawMint: Prop = (sheet) => {
  const leaf =
    drawPath(
      'M0 0 C-36 -20 -48 -66 -30 -110 L-18 -100 L0 -128 L18 -100 L30 -110 C48 -66 36 -20 0 0Z',
      sheet.linear([['#6fd07f'], ['#1f8a5a']]),
    ) + line('M0 -4 V-108 M0 -40 L-22 -62 M0 -40 L22 -62', '#d8f5dc', 4, 'stroke-opacity="0.8"')
  return (
    footShadow(sheet, 110) +
    line('M0 0 C-4 -60 4 -100 0 -150', '#2f8a4d', 10) +
    scatter(leaf, [
      [-4, -30, 1.05, -72],
      [4, -30, 1.05, 74],
      [0, -88, 0.95, -46],
      [2, -88, 0.95, 48],
      [0, -128, 0.9, 0],
    ])
  )
}

export const drawAutumnLeaves: PlainProp = (sheet) => {
  const leaf = (from: string, to: string): string =>
    drawPath(
      'M0 10 C-10 -10 -44 -6 -50 -30 C-80 -30 -72 -62 -88 -80 C-60 -80 -60 -100 -40 -92 C-44 -124 -12 -130 0 -164 C12 -130 44 -124 40 -92 C60 -100 60 -80 88 -80 C72 -62 80 -30 50 -30 C44 -6 10 -10 0 10Z',
      sheet.linear([[from], [to]]),
    ) + line('M0 30 V-120 M0 -30 L-50 -66 M0 -30 L50 -66', '#7a3f14', 5, 'stroke-opacity="0.7"')
  return (
    footShadow(sheet, 150) +
    place(leaf('#f7b23d', '#d8701c'), -60, -20, 0.95, -30) +
    place(leaf('#e2582a', '#a8301f'), 66, -18, 0.9, 34) +
    place(leaf('#ffd25a', '#e0962a'), 4, -40, 0.95, 4)
  )
}

export const drawHempLeaf: Prop = (sheet) => {
  const blade =
    drawPath('M0 0 C-20 -50 -18 -120 0 -190 C18 -120 20 -50 0 0Z', sheet.linear([['#8fc45a'], ['#3f8038']])) +
    line('M0 -10 V-160', '#dff0c2', 4, 'stroke-opacity="0.7"')
  return (
    footShadow(sheet, 110) +
    line('M0 0 V-60', '#4f8a3a', 10) +
    [
      [-84, 0.62],
      [-56, 0.85],
      [-28, 1],
      [28, 1],
      [56, 0.85],
      [84, 0.62],
      [0, 1.08],
    ]
      .map(([turn = 0, scale = 1]) => place(blade, 0, -52, scale, turn))
      .join('')
  )
}

export const drawTwigs: Prop = (sheet) => {
  const twig =
    line('M-120 0 C-60 -14 40 10 120 -6', '#7a4f2a', 26) +
    line('M-116 -5 C-60 -18 40 4 116 -10', '#a9764a', 9) +
    oval(120, -6, 11, 13, '#f0d6a8') +
    line('M20 -4 C40 -24 50 -34 70 -40', '#7a4f2a', 13)
  return (
    footShadow(sheet, 150) +
    scatter(twig, [
      [0, -20, 1, 4],
      [-10, -54, 0.95, -14],
      [10, -90, 0.9, 12],
    ]) +
    place(drawPath('M0 0 C30 -30 70 -26 84 -10 C60 12 26 14 0 0Z', '#6da544'), 72, -150, 1, -20)
  )
}

export const drawParsnips: Prop = (sheet) => {
  const root =
    drawPath(
      'M-36 -150 C-12 -170 32 -164 42 -142 C44 -90 16 -20 -4 34 C-28 -20 -50 -96 -36 -150Z',
      sheet.linear([['#fff3d6'], ['#e3c58c']]),
    ) +
    line('M-22 -110 L6 -106 M-16 -66 L10 -68 M10 -134 L32 -130', '#c7a56a', 6) +
    line('M2 -158 C-10 -196 -32 -212 -44 -222 M6 -160 C10 -200 14 -220 14 -236', '#6da544', 15)
  return footShadow(sheet, 150) + place(root, -64, -34, 0.9, 56) + place(root, -20, -80, 0.86, 66)
}
