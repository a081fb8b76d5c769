import { type DrawingSheet, drawPath, line, mirror, oval, place } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

const SPINES = { deep: '#5a4130', light: '#8f6c4c', tip: '#c9a57c' }
const FACE = '#f3dcbc'

/** Ring of spines around the origin, from one angle to another in degrees, 0 = right, 270 = up. */
function drawSpines(
  rx: number,
  ry: number,
  length: number,
  [from, to]: readonly [number, number],
  fill: string,
): string {
  const count = Math.round(Math.abs(to - from) / 9)
  const at = (degrees: number, far: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${(Math.cos(angle) * (rx + far)).toFixed(1)} ${(Math.sin(angle) * (ry + far)).toFixed(1)}`
  }
  const step = (to - from) / count
  const points = Array.from({ length: count }, (_, i) => {
    const start = from + i * step
    return `L${at(start, 0)} L${at(start + step * 0.5, length * (i % 2 ? 0.82 : 1))}`
  })
  return drawPath(`M0 0 ${points.join(' ')} L${at(to, 0)}Z`, fill)
}

/** Head from the front in its crown of spines, about 400 × 380 around the origin. */
export function drawHedgehogHead(sheet: DrawingSheet): string {
  const ear = oval(-104, -66, 34, 34, '#c79f76') + oval(-102, -62, 19, 19, '#e9b9a0')
  return [
    drawSpines(160, 150, 44, [0, 360], SPINES.deep),
    drawSpines(136, 126, 40, [4, 364], SPINES.light),
    drawSpines(108, 100, 34, [0, 360], SPINES.tip),
    mirror(ear),
    drawPath(
      'M0 -64 C34 -104 104 -84 122 -18 C138 46 96 120 0 132 C-96 120 -138 46 -122 -18 C-104 -84 -34 -104 0 -64Z',
      sheet.linear([[FACE], [FACE], ['#e2c097']]),
    ),
    drawEyes({ x: 58, y: -8, rx: 20, ry: 24, iris: '#1f130e' }),
    oval(0, 62, 46, 34, '#fbeedb'),
    drawPath('M0 30 C24 30 36 42 34 54 C30 70 14 78 0 78 C-14 78 -30 70 -34 54 C-36 42 -24 30 0 30Z', '#2a1a14'),
    oval(-10, 44, 11, 6, '#ffffff', 'opacity="0.45"'),
    line('M0 80 L0 90 C-8 104 -26 104 -34 94 M0 90 C8 104 26 104 34 94', '#6a4a38', 5),
    mirror(oval(-84, 42, 22, 15, '#e8685c', 'opacity="0.3"')),
  ].join('')
}

/** Hedgehog that walks to the right, stands on y = 0, about 520 × 290. */
export function drawHedgehog(sheet: DrawingSheet): string {
  const foot = (x: number, fill: string): string =>
    drawPath(
      `M${x - 26} -60 L${x + 22} -60 C${x + 22} -30 ${x + 44} -24 ${x + 46} -10 C${x + 44} 0 ${x - 20} 0 ${x - 26} -10Z`,
      fill,
    )
  return [
    foot(-104, '#b98c62'),
    foot(66, '#b98c62'),
    place(drawSpines(210, 190, 42, [168, 360], SPINES.deep), -30, -56),
    place(drawSpines(184, 164, 40, [172, 352], SPINES.light), -34, -58),
    place(drawSpines(140, 120, 36, [176, 348], SPINES.tip), -42, -62),
    drawPath(
      'M-250 -64 C-170 -96 0 -70 88 -104 C96 -140 120 -162 146 -160 C200 -154 262 -110 294 -68 C300 -50 288 -38 270 -36 C190 -18 60 -14 -60 -18 C-160 -20 -226 -30 -250 -64Z',
      sheet.linear([[FACE], ['#dfb98d']]),
    ),
    foot(-150, '#d3a77c'),
    foot(110, '#d3a77c'),
    oval(126, -140, 28, 30, '#c79f76'),
    oval(128, -136, 15, 17, '#e9b9a0'),
    oval(190, -104, 16, 18, '#1f130e'),
    oval(185, -111, 5.5, 5.5, '#ffffff'),
    oval(292, -62, 20, 18, '#2a1a14'),
    oval(287, -68, 6, 4, '#ffffff', 'opacity="0.5"'),
    line('M260 -44 C242 -38 228 -42 218 -50', '#8a6248', 5),
    oval(206, -66, 20, 12, '#e8685c', 'opacity="0.28"'),
  ].join('')
}
