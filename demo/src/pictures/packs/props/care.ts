import { box, drawPath, line, oval, place } from '../../sheet.ts'
import { footShadow, type PlainProp, type Prop, scatter } from './prop.ts'

export const drawBubbles: PlainProp = (sheet) => {
  const bubble =
    oval(
      0,
      0,
      62,
      62,
      sheet.radial([
        ['#ffffff', 0, 0.25],
        ['#bfe6ff', 0.8, 0.6],
        ['#ffffff', 1, 0.95],
      ]),
    ) + oval(-22, -24, 17, 11, '#ffffff', 'transform="rotate(-35 -22 -24)"')
  return scatter(bubble, [
    [-46, -66, 1.05],
    [66, -96, 0.8],
    [-72, -190, 0.6],
    [20, -190, 0.95],
    [112, -190, 0.5],
    [-20, -290, 0.5],
    [74, -280, 0.62],
  ])
}

export const drawFoamProp: Prop = (sheet) => {
  const puff = sheet.radial([['#ffffff'], ['#dcecf6']], { cx: 0.4, cy: 0.3, r: 0.8 })
  return (
    footShadow(sheet, 150) +
    [
      [-82, -44, 60],
      [84, -42, 58],
      [0, -56, 74],
      [-46, -104, 54],
      [48, -108, 56],
      [0, -152, 46],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, puff))
      .join('') +
    oval(96, -150, 20, 20, '#ffffff', 'stroke="#bfe0f2" stroke-width="5"')
  )
}

export const drawDrops: Prop = (sheet) => {
  const drop =
    drawPath(
      'M0 -80 C30 -34 48 -10 48 18 C48 46 26 64 0 64 C-26 64 -48 46 -48 18 C-48 -10 -30 -34 0 -80Z',
      sheet.linear([['#bfe9fb'], ['#2f97cf']]),
    ) + oval(-16, 16, 9, 18, '#ffffff', 'fill-opacity="0.65"')
  return scatter(drop, [
    [-30, -70, 1.1],
    [76, -120, 0.85, 8],
    [-70, -210, 0.65, -6],
    [30, -236, 0.8],
    [104, -270, 0.5],
  ])
}

export const drawOilDrops: Prop = (sheet) => {
  const drop =
    drawPath(
      'M0 -80 C30 -34 48 -10 48 18 C48 46 26 64 0 64 C-26 64 -48 46 -48 18 C-48 -10 -30 -34 0 -80Z',
      sheet.linear([['#ffe08a'], ['#e0941f']]),
    ) + oval(-16, 16, 9, 18, '#ffffff', 'fill-opacity="0.7"')
  return scatter(drop, [
    [-30, -70, 1.15],
    [76, -130, 0.85, 8],
    [-56, -226, 0.65, -6],
  ])
}

export const drawTablets: Prop = (sheet, { light, deep }) => {
  const tablet =
    oval(0, 12, 66, 42, deep) +
    oval(0, 0, 66, 42, sheet.linear([['#ffffff'], [light]])) +
    line('M-46 0 H46', deep, 6, 'stroke-opacity="0.45"')
  return (
    footShadow(sheet, 150) +
    scatter(tablet, [
      [-66, -46],
      [72, -42],
      [4, -96],
      [70, -150, 0.85, 8],
    ])
  )
}

export const drawCapsules: Prop = (sheet, { light, deep }) => {
  const capsule =
    drawPath('M-70 0 C-70 -36 -40 -36 -36 -36 L0 -36 L0 36 L-36 36 C-40 36 -70 36 -70 0Z', deep) +
    drawPath('M0 -36 L36 -36 C40 -36 70 -36 70 0 C70 36 40 36 36 36 L0 36Z', sheet.linear([['#ffffff'], [light]])) +
    line('M-40 -18 H40', '#ffffff', 9, 'stroke-opacity="0.5"')
  return (
    footShadow(sheet, 150) +
    scatter(capsule, [
      [-50, -44, 1, 10],
      [62, -56, 1, -30],
      [0, -122, 1, 14],
    ])
  )
}

export const drawPipettes: Prop = (sheet, { light, deep }) => {
  const pipette =
    drawPath(
      'M-8 -190 L8 -190 L14 -150 C30 -136 32 -120 32 -104 L32 -40 L-32 -40 L-32 -104 C-32 -120 -30 -136 -14 -150Z',
      sheet.linear([['#ffffff'], [light], [deep]], 0),
    ) + box(-38, -44, 76, 44, 8, deep)
  return (
    footShadow(sheet, 110) +
    scatter(pipette, [
      [-52, 0, 1, -10],
      [52, -4, 1, 12],
    ]) +
    drawPath(
      'M0 -250 C14 -230 22 -218 22 -206 C22 -192 12 -184 0 -184 C-12 -184 -22 -192 -22 -206 C-22 -218 -14 -230 0 -250Z',
      '#4fb3e0',
    )
  )
}

export const drawToothbrush: Prop = (sheet, { light, deep }) =>
  footShadow(sheet, 130) +
  place(
    box(-150, -14, 210, 28, 14, sheet.linear([[light], [deep]])) +
      box(50, -16, 110, 26, 10, light) +
      line([66, 82, 98, 114, 130, 146].map((x) => `M${x} -16 v-46`).join(''), '#ffffff', 13) +
      line([74, 90, 106, 122, 138].map((x) => `M${x} -16 v-46`).join(''), light, 9),
    -6,
    -90,
    1.05,
    -32,
  )

export const drawRolls: Prop = (sheet, { light, deep }) => {
  const roll =
    box(-56, -96, 112, 96, 14, sheet.linear([[deep], [light], [deep]], 0)) +
    oval(0, -96, 56, 24, light) +
    oval(0, -96, 26, 11, '#fff6ea') +
    line('M-56 -48 H56', '#ffffff', 4, 'stroke-dasharray="10 9" stroke-opacity="0.7"')
  return (
    footShadow(sheet, 150) +
    scatter(roll, [
      [-64, 0],
      [68, 0],
      [4, -94],
    ])
  )
}

export const drawGranules: Prop = (sheet) => {
  const grain = (colour: string): string => oval(0, 0, 24, 19, colour)
  const colours = ['#d9c3a0', '#c4a97f', '#ecdcc0']
  const rows = Array.from({ length: 28 }, (_, i) => {
    const row = i < 11 ? 0 : i < 19 ? 1 : i < 25 ? 2 : 3
    const first = [0, 11, 19, 25][row] ?? 0
    const count = [11, 8, 6, 3][row] ?? 1
    return place(grain(colours[(i * 7) % 3] ?? ''), (i - first - (count - 1) / 2) * 27, -14 - row * 28, 1, i * 31)
  }).join('')
  return footShadow(sheet, 170) + rows
}

export const drawFur: Prop = (sheet, { light }) =>
  footShadow(sheet, 120) +
  Array.from({ length: 16 }, (_, i) => {
    const turn = i * 0.4
    return line(
      `M${-80 + i * 10} ${-20 - (i % 4) * 12} C${-100 + i * 14} ${-110 - Math.sin(turn) * 50} ${-40 + i * 8} ${-150 + (i % 3) * 20} ${-70 + i * 12} ${-60 - (i % 5) * 16}`,
      i % 2 ? '#b9bcc8' : '#e4e6ee',
      8,
    )
  }).join('') +
  oval(80, -150, 12, 12, light)

export const drawTestStrip: Prop = (sheet) => {
  const strip =
    box(-26, -250, 52, 250, 8, '#ffffff', 'stroke="#d9d3ca" stroke-width="4"') +
    ['#ff9a3d', '#7cc35c', '#55a7e6', '#e86a9a', '#ac7bd0', '#ffd34d']
      .map((colour, i) => box(-18, -240 + i * 36, 36, 27, 4, colour))
      .join('')
  return footShadow(sheet, 100) + place(strip, -40, 0, 1, -12) + place(strip, 44, 0, 1, 10)
}

export const drawFeathers: Prop = (sheet) => {
  const feather = (from: string, to: string): string =>
    drawPath('M0 0 C-46 -60 -40 -160 10 -230 C56 -160 50 -60 0 0Z', sheet.linear([[from], [to]])) +
    line(
      'M0 10 C4 -60 8 -130 10 -200 M4 -60 L-24 -90 M6 -100 L-22 -132 M6 -80 L34 -112',
      '#ffffff',
      5,
      'stroke-opacity="0.75"',
    )
  return (
    place(feather('#ff9ad3', '#c2188f'), -10, -6, 0.95, -30) +
    place(feather('#ffd07a', '#f2762e'), 4, 0, 1.05, 2) +
    place(feather('#9fe3e0', '#12849c'), 14, -6, 0.95, 34)
  )
}
