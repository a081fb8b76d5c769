import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

const FUR = { body: '#b08a68', deep: '#7d5d44', cream: '#f5e6cf', mask: '#5a4032' }

/** Head from the front with its mask, about 330 × 290 around the origin. */
export function drawFerretHead(sheet: DrawingSheet): string {
  const ear = oval(-104, -84, 42, 40, FUR.deep) + oval(-102, -80, 26, 25, '#f0c4b4')
  const whiskers = line('M-52 66 C-90 60 -124 60 -158 48 M-52 76 C-90 80 -124 86 -154 94', '#ffffff', 3.5)
  return [
    mirror(ear),
    drawPath(
      'M0 -122 C78 -122 132 -72 136 -8 C140 60 84 128 0 130 C-84 128 -140 60 -136 -8 C-132 -72 -78 -122 0 -122Z',
      sheet.linear([[FUR.cream], [FUR.cream], ['#e6cfae']]),
    ),
    drawPath(
      'M0 -122 C60 -122 108 -92 126 -48 C90 -70 50 -66 0 -66 C-50 -66 -90 -70 -126 -48 C-108 -92 -60 -122 0 -122Z',
      FUR.body,
    ),
    drawPath(
      'M-128 -18 C-100 -62 -40 -56 -18 -20 C-6 -6 6 -6 18 -20 C40 -56 100 -62 128 -18 C120 30 70 44 36 18 C20 8 -20 8 -36 18 C-70 44 -120 30 -128 -18Z',
      FUR.mask,
      'opacity="0.9"',
    ),
    drawEyes({ x: 64, y: -12, rx: 20, ry: 22, iris: '#1f130e', white: '#7d5d44' }),
    drawPath('M0 66 C-14 60 -26 48 -22 40 C-16 32 16 32 22 40 C26 48 14 60 0 66Z', '#e58b90'),
    line('M0 66 L0 80 C-6 98 -30 100 -38 86 M0 80 C6 98 30 100 38 86', '#7a5648', 5),
    mirror(whiskers),
  ].join('')
}

/** Long and low, head up; faces right, on y = 0, about 780 × 420. */
export function drawFerret(sheet: DrawingSheet): string {
  const foot = (x: number, fill: string): string =>
    drawPath(
      `M${x - 40} -110 C${x - 44} -60 ${x - 40} -30 ${x - 38} -14 C${x - 30} 2 ${x + 40} 2 ${x + 46} -12 C${x + 44} -40 ${x + 34} -70 ${x + 34} -110Z`,
      fill,
    )
  return [
    drawPath('M-290 -150 C-370 -150 -420 -110 -460 -40 C-400 -30 -330 -50 -270 -90Z', FUR.mask),
    foot(-200, FUR.mask),
    foot(110, FUR.mask),
    drawPath(
      'M-320 -110 C-330 -200 -220 -250 -100 -236 C0 -220 60 -200 110 -270 C150 -320 250 -310 250 -220 C246 -120 170 -60 60 -60 C-40 -56 -120 -50 -220 -46 C-290 -46 -316 -70 -320 -110Z',
      sheet.linear([[FUR.body], [FUR.deep]]),
    ),
    drawPath('M236 -250 C246 -180 200 -110 120 -84 C60 -80 0 -70 -60 -62 C20 -110 110 -140 150 -250Z', FUR.cream),
    foot(-260, FUR.mask),
    foot(60, FUR.mask),
    place(drawFerretHead(sheet), 194, -300, 0.86, 4),
  ].join('')
}
