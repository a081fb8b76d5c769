import { box, drawPath, line, oval, place } from '../../sheet.ts'
import { footShadow, type Prop } from './prop.ts'

const SHOE =
  'M-84 -190 L-44 -190 C-64 -140 -62 -40 0 -36 C62 -40 64 -140 44 -190 L84 -190 C120 -120 96 4 0 6 C-96 4 -120 -120 -84 -190Z'

export const drawHorseshoeProp: Prop = (sheet) =>
  footShadow(sheet, 100) +
  place(
    drawPath(SHOE, sheet.linear([['#aeb4bb'], ['#6a7078']])) +
      [
        [-80, -130],
        [-80, -80],
        [-56, -34],
        [80, -130],
        [80, -80],
        [56, -34],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 8, 9, '#3c4046'))
        .join(''),
    0,
    -10,
    1.1,
    -8,
  )

export const drawHoof: Prop = (sheet) =>
  footShadow(sheet, 130) +
  [
    drawPath('M-70 -260 L60 -260 C64 -200 80 -170 92 -140 L-104 -140 C-84 -170 -72 -210 -70 -260Z', '#a8622f'),
    drawPath('M-104 -146 L92 -146 L130 0 L-136 0Z', sheet.linear([['#7a6552'], ['#40342b']], 20)),
    drawPath('M-108 -150 C-40 -120 40 -120 96 -150 L98 -122 C40 -98 -40 -98 -112 -122Z', '#f3e0c6'),
    line('M-60 -100 L-72 -20 M0 -96 L0 -20 M56 -100 L72 -20', '#ffffff', 8, 'stroke-opacity="0.25"'),
  ].join('')

const SPONGE =
  box(-62, -58, 124, 58, 22, '#f2c94c') +
  drawPath('M-62 -30 C-20 -16 20 -16 62 -30 L62 -22 Q62 0 40 0 L-40 0 Q-62 0 -62 -22Z', '#dda92e') +
  [
    [-34, -40, 9],
    [-6, -30, 7],
    [20, -44, 8],
    [42, -26, 6],
    [-20, -14, 6],
    [12, -12, 7],
    [-46, -18, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8, '#b98418', 'fill-opacity="0.75"'))
    .join('')

/** Saddle from the side over a trestle, on its cloth, with a sponge before it. */
export const drawSaddleProp: Prop = (sheet) => {
  const wood = sheet.linear([['#e3b981'], ['#a97442']])
  const saddle = [
    drawPath('M-120 -196 C-40 -160 50 -164 124 -204 L138 -84 C90 -50 -80 -50 -132 -80Z', '#b5172f'),
    drawPath('M-124 -108 C-70 -82 80 -84 136 -112 L138 -90 C90 -56 -80 -56 -132 -84Z', '#fff3e0'),
    drawPath(
      'M-150 -214 C-158 -250 -128 -272 -104 -246 C-50 -206 40 -210 96 -256 C122 -286 152 -264 140 -226 C128 -192 96 -178 84 -168 C104 -110 84 -44 24 -22 C-26 -14 -66 -60 -60 -166 C-96 -172 -140 -184 -150 -214Z',
      sheet.linear([['#c98045'], ['#7a421b']]),
    ),
    drawPath('M-130 -226 C-60 -176 50 -178 122 -234', 'none', 'stroke="#f0c794" stroke-width="9" stroke-opacity="0.7"'),
    drawPath(
      'M-46 -156 C-40 -60 -6 -40 24 -40 C62 -50 82 -100 70 -160',
      'none',
      'stroke="#f0c794" stroke-width="6" stroke-dasharray="12 9"',
    ),
    line('M14 -150 V-56', '#4f2a12', 16),
    drawPath('M-22 -6 C-26 -66 54 -66 50 -6 L36 -6 C36 -44 -8 -44 -8 -6Z', '#b7bcc2') +
      box(-24, -12, 76, 16, 6, '#8d949b'),
  ].join('')
  return (
    footShadow(sheet, 150) +
    line('M-76 -170 L-64 -8 M84 -170 L72 -8', '#8f5f34', 16) +
    line('M-84 -170 L-122 4 M92 -170 L126 4', wood, 20) +
    line('M-104 -58 H110', wood, 15) +
    box(-118, -176, 240, 30, 10, wood) +
    place(saddle, 0, -82, 0.86) +
    place(SPONGE, -66, 22, 0.84)
  )
}

/** Plaited tail with a bow. */
export const drawBraid: Prop = (sheet) => {
  const knots = Array.from({ length: 5 }, (_, i) => {
    const y = -262 + i * 44
    const wide = 60 - i * 5
    const side = i % 2 ? 1 : -1
    return (
      oval(
        side * 14,
        y,
        wide,
        38,
        i % 2 ? '#6b3d1e' : '#8f5a2e',
        `transform="rotate(${side * 22} ${side * 14} ${y})"`,
      ) + line(`M${side * -20} ${y - 14} q${side * 30} 4 ${side * 52} 26`, '#c78f58', 6)
    )
  }).join('')
  return (
    footShadow(sheet, 90) +
    drawPath('M-66 -300 C-30 -330 30 -330 66 -300 L50 -250 L-50 -250Z', '#6b3d1e') +
    knots +
    drawPath('M-18 -50 L-58 4 L-22 -6 L0 20 L22 -6 L58 4 L18 -50Z', '#8f5a2e') +
    drawPath(
      'M0 -62 C-30 -92 -66 -84 -64 -58 C-62 -36 -26 -40 0 -56 C26 -40 62 -36 64 -58 C66 -84 30 -92 0 -62Z',
      '#c2188f',
    ) +
    oval(0, -58, 14, 13, '#8f0f68')
  )
}

function toInsect(body: string): string {
  return (
    oval(-26, -22, 34, 17, '#dff0fa', 'fill-opacity="0.9" transform="rotate(34 -26 -22)"') +
    oval(26, -22, 34, 17, '#dff0fa', 'fill-opacity="0.9" transform="rotate(-34 26 -22)"') +
    oval(0, 6, 17, 32, body) +
    oval(0, -30, 15, 13, '#2a2420') +
    line('M-14 0 L-36 12 M14 0 L36 12 M-14 16 L-32 34 M14 16 L32 34', '#2a2420', 4)
  )
}

const STOP = oval(0, 0, 118, 118, 'none', 'stroke="#d3203f" stroke-width="22"') + line('M-80 -80 L80 80', '#d3203f', 22)

export const drawFlies: Prop = () => place(toInsect('#4a4038'), 0, -140, 1.5, 14) + place(STOP, 0, -140)
export const drawFlea: Prop = () => {
  const flea =
    drawPath('M-60 10 C-60 -50 0 -66 40 -40 C66 -24 66 20 30 36 C-6 50 -56 44 -60 10Z', '#6b3f22') +
    line('M-30 -40 L-34 36 M0 -50 L-2 44 M26 -44 L24 38', '#4a2814', 5) +
    line('M10 38 L44 74 L30 96 M-20 40 L-44 64 M40 20 L74 36', '#4a2814', 8) +
    oval(48, -26, 6, 6, '#ffffff')
  return place(flea, -4, -140, 1, 0) + place(STOP, 0, -140)
}
export const drawMite: Prop = () => {
  const mite =
    line('M-40 -20 L-86 -44 M-44 0 L-92 0 M-40 22 L-84 48 M40 -20 L86 -44 M44 0 L92 0 M40 22 L84 48', '#7a1f1f', 9) +
    oval(0, 0, 52, 44, '#b3242a') +
    oval(-14, -12, 16, 10, '#ffffff', 'fill-opacity="0.4"')
  return place(mite, 0, -140, 0.95) + place(STOP, 0, -140)
}
export const drawWorm: Prop = () =>
  place(line('M-66 30 C-60 -40 -20 -50 -4 -6 C12 40 50 30 60 -36', '#e59a93', 26), 0, -140) + place(STOP, 0, -140)

export const drawHenHouseProp: Prop = (sheet) =>
  footShadow(sheet, 130) +
  place(
    [
      line('M-90 0 V-60 M90 0 V-60', '#7a4f2a', 18),
      box(-120, -170, 240, 124, 6, sheet.linear([['#d9a566'], ['#b07a3f']])),
      line('M-120 -138 H120 M-120 -106 H120 M-120 -76 H120', '#8f5c2c', 4, 'stroke-opacity="0.6"'),
      drawPath('M-146 -166 L0 -262 L146 -166 L146 -148 L-146 -148Z', '#b5172f'),
      drawPath('M-34 -46 L-34 -100 C-34 -134 34 -134 34 -100 L34 -46Z', '#4a2c16'),
      drawPath('M-34 -46 L34 -46 L70 0 L10 0Z', '#c99a60'),
    ].join(''),
    16,
    0,
    0.84,
  )

export const drawCricket: Prop = (sheet) =>
  footShadow(sheet, 140) +
  place(
    drawPath('M0 0 C60 -30 150 -30 190 10 C140 50 50 46 0 0Z', sheet.linear([['#9ccc5a'], ['#4f8a3a']])),
    -130,
    -40,
    1.2,
    0,
  ) +
  place(
    line('M-20 0 L-60 -70 L-110 40 M10 4 L30 44 M40 4 L66 40', '#7a5a2c', 9) +
      oval(0, 0, 80, 24, '#a9803f') +
      drawPath('M-80 -6 C-40 -34 30 -34 66 -8Z', '#8a6430') +
      oval(76, -4, 26, 24, '#8a6430') +
      oval(84, -8, 6, 6, '#22180f') +
      line('M92 -20 C120 -60 130 -70 150 -76', '#7a5a2c', 4),
    10,
    -118,
    1,
    -8,
  )
