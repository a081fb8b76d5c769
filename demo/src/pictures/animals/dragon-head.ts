import { type DrawingSheet, drawPath, line, mirror, oval } from '../sheet.ts'
import { drawEyes } from './eyes.ts'

/** Bearded dragon from the front: a broad flat head, a beard of thorns, golden eyes at the sides. */
export function drawBeardedDragonHead(sheet: DrawingSheet): string {
  const thorns = Array.from({ length: 7 }, (_, i) => {
    const x = -150 + i * 24
    const y = 28 + Math.sin((i / 6) * 1.5) * 112
    return `M${x - 14} ${y - 18} L${x - 22} ${y + 40} L${x + 16} ${y + 4}Z`
  }).join('')
  return [
    mirror(drawPath(thorns, '#b9772c')),
    drawPath(
      'M0 -118 C70 -124 140 -84 158 -20 C172 40 120 110 62 140 C30 156 -30 156 -62 140 C-120 110 -172 40 -158 -20 C-140 -84 -70 -124 0 -118Z',
      sheet.linear([['#efc06a'], ['#d8954a']]),
    ),
    drawPath('M-118 52 C-80 104 -40 126 0 126 C40 126 80 104 118 52 C70 84 -70 84 -118 52Z', '#f8e2b0'),
    mirror(drawPath('M-40 -108 C-84 -104 -124 -78 -140 -42 C-100 -62 -64 -66 -36 -60Z', '#c07f34')),
    mirror(oval(-30, -78, 11, 8, '#c07f34') + oval(-58, -86, 8, 6, '#f8dc9a') + oval(-14, -46, 9, 7, '#c07f34')),
    drawEyes({ x: 92, y: -18, rx: 26, ry: 26, iris: '#f0b022', white: '#8a5420' }),
    mirror(oval(-20, 18, 7, 9, '#7a4a1c')),
    line('M-126 44 C-70 78 70 78 126 44', '#7a4a1c', 7),
  ].join('')
}
