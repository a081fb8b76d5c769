import { drawPath, line, oval, place } from '../../sheet.ts'
import { footShadow, type PlainProp, type Prop, scatter } from './prop.ts'

function toFlower(petal: string, heart: string, petals = 8, length = 44): string {
  return (
    Array.from({ length: petals }, (_, i) =>
      place(oval(0, -length * 0.8, length * 0.3, length * 0.5, petal), 0, 0, 1, (i * 360) / petals),
    ).join('') + oval(0, 0, length * 0.45, length * 0.45, heart)
  )
}

function toBunch(flower: string, stem = '#5f9a44'): Prop {
  return (sheet) =>
    footShadow(sheet, 100) +
    line('M0 0 C-20 -60 -50 -100 -70 -136 M0 0 C0 -70 4 -120 6 -190 M2 0 C24 -50 60 -80 82 -110', stem, 9) +
    drawPath(
      'M-4 -20 C-40 -30 -70 -20 -90 -4 C-60 10 -24 8 -4 -20Z M4 -20 C40 -34 70 -26 92 -8 C60 8 26 8 4 -20Z',
      stem,
    ) +
    scatter(flower, [
      [-74, -140, 0.95, 10],
      [84, -116, 0.9, -8],
      [6, -196, 1.15, 0],
    ])
}

export const drawChamomile = toBunch(toFlower('#ffffff', '#ffc53d', 10, 52))
export const drawMarigold = toBunch(toFlower('#ffab2e', '#e2691a', 14, 54))
export const drawDandelion = toBunch(toFlower('#ffd53d', '#ffe98a', 18, 56))
export const drawFlax = toBunch(toFlower('#7fa0ea', '#ffe27a', 5, 58))
export const drawEyebright = toBunch(toFlower('#e9dcfa', '#ffc53d', 6, 48))
export const drawLavender: Prop = (sheet) => {
  const spike =
    line('M0 0 V-150', '#5f9a44', 8) +
    Array.from(
      { length: 6 },
      (_, i) => oval(-12, -110 - i * 22, 12, 14, '#9a78d6') + oval(12, -118 - i * 22, 12, 14, '#7f5cc2'),
    ).join('')
  return (
    footShadow(sheet, 90) +
    scatter(spike, [
      [-14, 0, 0.95, -24],
      [0, 0, 1.05, 0],
      [16, 0, 0.92, 24],
    ])
  )
}

export const drawHay: Prop = (sheet) => {
  const stalks = Array.from({ length: 11 }, (_, i) => {
    const x = -100 + i * 20
    return line(
      `M${x * 0.3} 0 C${x * 0.5} -70 ${x * 0.9} -130 ${x * 1.3} ${-180 - (i % 3) * 30}`,
      i % 2 ? '#c9ae4a' : '#8aa63c',
      10,
    )
  }).join('')
  return (
    footShadow(sheet, 110) +
    stalks +
    place(toFlower('#ffab2e', '#e2691a', 12, 42), -96, -206) +
    place(toFlower('#ffab2e', '#e2691a', 12, 38), 84, -224) +
    place(toFlower('#ffd0ea', '#ffc94d', 6, 34), 4, -236) +
    drawPath('M-30 -34 C-10 -24 10 -24 30 -34 L32 -14 C10 -4 -10 -4 -32 -14Z', '#b5172f')
  )
}

export const drawGrassProp: Prop = (sheet) => {
  const blades = Array.from({ length: 13 }, (_, i) => {
    const x = -72 + i * 12
    return line(
      `M${x * 0.6} -60 C${x * 0.8} -130 ${x * 1.2} -170 ${x * 1.7} ${-200 - (i % 3) * 22}`,
      i % 2 ? '#5fae3d' : '#8ccf4d',
      11,
    )
  }).join('')
  return (
    footShadow(sheet, 100) +
    blades +
    drawPath('M-86 -74 L86 -74 L68 0 L-68 0Z', sheet.linear([['#e08a55'], ['#b3592e']])) +
    drawPath('M-96 -90 L96 -90 L92 -62 L-92 -62Z', '#d0733f')
  )
}

function toEar(grain: string, awn: string): string {
  return (
    line('M0 0 C0 -60 4 -110 0 -150', '#c9a24a', 8) +
    Array.from({ length: 5 }, (_, i) => {
      const y = -120 - i * 26
      return (
        line(`M0 ${y} L-40 ${y - 70} M0 ${y} L40 ${y - 70}`, awn, 3) +
        place(oval(-14, 0, 11, 20, grain), 0, y, 1, -26) +
        place(oval(14, 0, 11, 20, grain), 0, y, 1, 26)
      )
    }).join('') +
    oval(0, -256, 10, 20, grain)
  )
}

export const drawWheat: Prop = (sheet) =>
  footShadow(sheet, 90) +
  scatter(toEar('#f0bf55', '#e2c06a'), [
    [-8, 0, 0.94, -26],
    [8, 0, 0.92, 24],
    [0, 0, 1, 0],
  ])
/** Loose ears that nod, unlike the stiff ones of wheat. */
export const drawOats: Prop = (sheet) => {
  const grain =
    drawPath('M0 0 C-30 20 -30 70 0 98 C30 70 30 20 0 0Z', sheet.linear([['#f9dc9c'], ['#dfae58']])) +
    line('M0 14 V78', '#b9842f', 5)
  const spots = [
    [96, -130, 1, -14],
    [-96, -126, 1, 14],
    [84, -208, 0.95, -12],
    [-78, -204, 0.95, 12],
    [42, -276, 0.9, -8],
    [-24, -284, 0.9, 6],
    [26, -150, 0.95, -4],
    [-30, -146, 0.95, 4],
  ] as const
  const stalks = spots.map(([x, y]) => `M0 ${y + 40} C${x * 0.2} ${y - 24} ${x * 0.8} ${y - 20} ${x} ${y + 6}`).join('')
  return footShadow(sheet, 90) + line(`M0 0 C-6 -90 4 -170 0 -250 ${stalks}`, '#b9a04a', 9) + scatter(grain, spots)
}

export const drawMilletProp: Prop = (sheet) => {
  const ear =
    line('M0 20 C10 -60 -6 -140 0 -230', '#c9a24a', 9) +
    Array.from({ length: 34 }, (_, i) =>
      oval(((i * 17) % 44) - 22 + (i % 2 ? 4 : -4), -10 - i * 6.4, 13, 12, i % 3 ? '#f2c455' : '#dc9f34'),
    ).join('')
  return footShadow(sheet, 120) + place(ear, -40, -30, 1, -22) + place(ear, 34, -30, 1, 20)
}

export const drawWaterPlant: PlainProp = (sheet) => {
  const frond = (colour: string): string =>
    drawPath(
      'M0 0 C-34 -60 30 -110 -6 -180 C-12 -206 4 -226 16 -244 C16 -210 34 -190 28 -150 C24 -100 50 -60 22 0Z',
      colour,
    )
  return (
    footShadow(sheet, 120) +
    place(frond('#2f8f5a'), -66, 0, 0.9, -10) +
    place(frond('#4fb86a'), 10, 0, 1.05, 2) +
    place(frond('#7fd07a'), 74, 0, 0.8, 12) +
    oval(-90, -6, 40, 22, '#a9a39a') +
    oval(104, -4, 34, 18, '#c4bdb2')
  )
}
