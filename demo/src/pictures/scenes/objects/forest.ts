import { box, type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'
import { drawPine } from '../landscape.ts'
import type { Light } from '../settings/lights.ts'
import { drawLand } from '../settings/open-air.ts'

export const drawPines = (
  count: number,
  y: number,
  scale: number,
  colour: string,
  [from, to]: readonly [number, number] = [-60, 2940],
): string =>
  Array.from({ length: count }, (_, i) =>
    drawPine(
      from + (i * (to - from)) / (count - 1),
      y + ((i * 37) % 50),
      scale * (0.82 + ((i * 29) % 40) / 100),
      colour,
    ),
  ).join('')

export const drawFern = (x: number, y: number, scale: number, colour: string): string => {
  const frond =
    drawPath('M0 0 C10 -90 40 -160 110 -210', 'none', `stroke="${colour}" stroke-width="9" stroke-linecap="round"`) +
    Array.from(
      { length: 7 },
      (_, i) =>
        place(
          drawPath('M0 0 C24 -16 54 -14 70 0 C50 10 22 10 0 0Z', colour),
          4 + i * i * 2.1,
          -40 - i * 25,
          1 - i * 0.1,
          -10,
        ) +
        place(
          drawPath('M0 0 C-24 -16 -54 -14 -70 0 C-50 10 -22 10 0 0Z', colour),
          4 + i * i * 2.1,
          -40 - i * 25,
          1 - i * 0.1,
          -44,
        ),
    ).join('')
  return place(
    place(frond, 0, 0, 1) +
      `<g transform="scale(-1 1)">${frond}</g>` +
      place(frond, 0, 0, 1, -44) +
      place(frond, 0, 0, 0.9, 24),
    x,
    y,
    scale,
  )
}

export const drawRusset = (x: number, y: number, scale: number): string =>
  place(
    drawPath('M0 -60 C40 -80 76 -50 66 -4 C58 34 26 44 0 32 C-26 44 -58 34 -66 -4 C-76 -50 -40 -80 0 -60Z', '#9b4a34') +
      oval(-28, -30, 12, 16, '#ffffff', 'opacity="0.35"') +
      drawPath('M6 -64 C20 -90 44 -94 60 -86 C48 -66 28 -58 6 -64Z', '#6f9268'),
    x,
    y,
    scale,
  )

/** Grown-over log, on y = 0. */
export const drawLog = (sheet: DrawingSheet, width: number): string =>
  box(-width / 2, -180, width, 180, 88, sheet.linear([['#8d6f50'], ['#5f4632']])) +
  line(
    `M${-width / 2 + 90} -120 H${width / 2 - 160} M${-width / 2 + 140} -60 H${width / 2 - 220}`,
    '#46321f',
    7,
    'opacity="0.5"',
  ) +
  oval(width / 2 - 80, -90, 74, 88, '#cbb08a') +
  oval(width / 2 - 80, -90, 46, 56, 'none', 'stroke="#a3845c" stroke-width="8"') +
  oval(width / 2 - 80, -90, 18, 22, 'none', 'stroke="#a3845c" stroke-width="7"') +
  drawPath(
    `M${-width / 2 + 60} -172 C${-width / 2 + 140} -210 ${-width / 2 + 330} -200 ${-width / 2 + 420} -176 C${-width / 2 + 360} -150 ${-width / 2 + 330} -120 ${-width / 2 + 270} -150 C${-width / 2 + 220} -120 ${-width / 2 + 140} -130 ${-width / 2 + 60} -172Z`,
    '#7f9f68',
  )

export const drawWoods = (sheet: DrawingSheet, light: Light, sun: number): string =>
  [
    drawLand(sheet, light, {
      sun,
      sunHeight: 380,
      far: [760, 700, 750, 700, 740],
      middle: [850, 810, 850, 800, 840],
      near: [960, 930, 960, 930, 950],
    }),
    drawPines(15, 790, 1, light.far),
    drawPines(11, 900, 1.25, light.middle),
  ].join('')
