import { box, line, oval, path, place } from '../../sheet.ts'
import { footShadow, type Prop } from './prop.ts'

const SHOE =
  'M-84 -190 L-44 -190 C-64 -140 -62 -40 0 -36 C62 -40 64 -140 44 -190 L84 -190 C120 -120 96 4 0 6 C-96 4 -120 -120 -84 -190Z'

export const drawHorseshoe: Prop = (sheet) =>
  footShadow(sheet, 100) +
  place(
    path(SHOE, sheet.linear([['#aeb4bb'], ['#6a7078']])) +
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
    path('M-70 -260 L60 -260 C64 -200 80 -170 92 -140 L-104 -140 C-84 -170 -72 -210 -70 -260Z', '#a8622f'),
    path('M-104 -146 L92 -146 L130 0 L-136 0Z', sheet.linear([['#7a6552'], ['#40342b']], 20)),
    path('M-108 -150 C-40 -120 40 -120 96 -150 L98 -122 C40 -98 -40 -98 -112 -122Z', '#f3e0c6'),
    line('M-60 -100 L-72 -20 M0 -96 L0 -20 M56 -100 L72 -20', '#ffffff', 8, 'stroke-opacity="0.25"'),
  ].join('')

export const drawSaddle: Prop = (sheet) =>
  footShadow(sheet, 120) +
  [
    path(
      'M-130 -200 C-80 -170 -10 -168 50 -180 C90 -190 110 -210 132 -226 C140 -180 112 -140 84 -128 C80 -60 50 -20 -10 -14 C-60 -20 -80 -60 -72 -128 C-110 -140 -136 -170 -130 -200Z',
      sheet.linear([['#b06a35'], ['#74401c']]),
    ),
    path('M-72 -128 C-40 -110 40 -110 84 -128', 'none', 'stroke="#e2b07a" stroke-width="5" stroke-dasharray="12 9"'),
    line('M-4 -110 V-20', '#4f2a12', 11),
    path('M-24 -20 C-24 10 24 10 24 -20', 'none', 'stroke="#b7bcc2" stroke-width="11"'),
  ].join('')

export const drawBraid: Prop = (sheet) => {
  const knots = Array.from(
    { length: 6 },
    (_, i) =>
      oval(i % 2 ? 10 : -10, -210 + i * 34, 36 - i * 2, 26, i % 2 ? '#6b3d1e' : '#8a552b') +
      line(`M${i % 2 ? -14 : 18} ${-222 + i * 34} q${i % 2 ? 24 : -24} 4 ${i % 2 ? 34 : -34} 22`, '#c08a55', 5),
  ).join('')
  return (
    footShadow(sheet, 70) +
    knots +
    box(-22, -24, 44, 22, 8, '#b5172f') +
    path('M-16 -4 L-26 40 M0 -4 V44 M16 -4 L26 40', 'none', 'stroke="#6b3d1e" stroke-width="10" stroke-linecap="round"')
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
    path('M-60 10 C-60 -50 0 -66 40 -40 C66 -24 66 20 30 36 C-6 50 -56 44 -60 10Z', '#6b3f22') +
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

export const drawHenHouse: Prop = (sheet) =>
  footShadow(sheet, 140) +
  [
    line('M-90 0 V-60 M90 0 V-60', '#7a4f2a', 18),
    box(-120, -170, 240, 124, 6, sheet.linear([['#d9a566'], ['#b07a3f']])),
    line('M-120 -138 H120 M-120 -106 H120 M-120 -76 H120', '#8f5c2c', 4, 'stroke-opacity="0.6"'),
    path('M-146 -166 L0 -262 L146 -166 L146 -148 L-146 -148Z', '#b5172f'),
    path('M-34 -46 L-34 -100 C-34 -134 34 -134 34 -100 L34 -46Z', '#4a2c16'),
    path('M-34 -46 L34 -46 L70 0 L10 0Z', '#c99a60'),
  ].join('')

export const drawCricket: Prop = (sheet) =>
  footShadow(sheet, 140) +
  place(
    path('M0 0 C60 -30 150 -30 190 10 C140 50 50 46 0 0Z', sheet.linear([['#9ccc5a'], ['#4f8a3a']])),
    -130,
    -40,
    1.2,
    0,
  ) +
  place(
    line('M-20 0 L-60 -70 L-110 40 M10 4 L30 44 M40 4 L66 40', '#7a5a2c', 9) +
      oval(0, 0, 80, 24, '#a9803f') +
      path('M-80 -6 C-40 -34 30 -34 66 -8Z', '#8a6430') +
      oval(76, -4, 26, 24, '#8a6430') +
      oval(84, -8, 6, 6, '#22180f') +
      line('M92 -20 C120 -60 130 -70 150 -76', '#7a5a2c', 4),
    10,
    -118,
    1,
    -8,
  )
