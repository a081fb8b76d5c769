import { drawEyes } from '../animals/eyes.ts'
import { line, mirror, oval, path, type Sheet } from '../sheet.ts'

/** Ferret from the front: a dark mask, a pale muzzle, small round ears. */
export function drawFerretHead(sheet: Sheet): string {
  const ear = oval(-104, -112, 44, 46, '#8a6a52') + oval(-102, -106, 26, 30, '#f0c3b2')
  const mask = path('M-14 -34 C-60 -66 -128 -40 -132 8 C-132 44 -88 60 -52 44 C-24 30 -12 0 -14 -34Z', '#5b4335')
  return [
    mirror(ear),
    path(
      'M0 -150 C86 -150 148 -96 152 -24 C156 58 96 122 46 158 C22 176 -22 176 -46 158 C-96 122 -156 58 -152 -24 C-148 -96 -86 -150 0 -150Z',
      sheet.linear([['#e4cfb2'], ['#f7ecdc']]),
    ),
    path(
      'M0 -150 C54 -150 100 -128 126 -92 C84 -112 40 -98 0 -74 C-40 -98 -84 -112 -126 -92 C-100 -128 -54 -150 0 -150Z',
      '#a98565',
    ),
    mirror(mask),
    path('M0 -10 C30 6 62 56 56 102 C50 146 26 164 0 164 C-26 164 -50 146 -56 102 C-62 56 -30 6 0 -10Z', '#fffaf2'),
    drawEyes({ x: 70, y: 2, rx: 22, ry: 24, iris: '#2a1a14' }),
    path('M0 112 C-24 106 -34 90 -28 78 C-20 70 20 70 28 78 C34 90 24 106 0 112Z', '#e58f8c'),
    line('M0 112 L0 128 C-6 146 -30 146 -38 134 M0 128 C6 146 30 146 38 134', '#6a4c40', 6),
    mirror(line('M-54 116 C-92 112 -130 112 -170 98 M-52 130 C-92 134 -126 138 -160 144', '#ffffff', 4)),
  ].join('')
}

/** Bearded dragon from the front: a broad flat head, a beard of thorns, golden eyes at the sides. */
export function drawBeardedDragonHead(sheet: Sheet): string {
  const thorns = Array.from({ length: 7 }, (_, i) => {
    const x = -150 + i * 24
    const y = 28 + Math.sin((i / 6) * 1.5) * 112
    return `M${x - 14} ${y - 18} L${x - 22} ${y + 40} L${x + 16} ${y + 4}Z`
  }).join('')
  return [
    mirror(path(thorns, '#b9772c')),
    path(
      'M0 -118 C70 -124 140 -84 158 -20 C172 40 120 110 62 140 C30 156 -30 156 -62 140 C-120 110 -172 40 -158 -20 C-140 -84 -70 -124 0 -118Z',
      sheet.linear([['#efc06a'], ['#d8954a']]),
    ),
    path('M-118 52 C-80 104 -40 126 0 126 C40 126 80 104 118 52 C70 84 -70 84 -118 52Z', '#f8e2b0'),
    mirror(path('M-40 -108 C-84 -104 -124 -78 -140 -42 C-100 -62 -64 -66 -36 -60Z', '#c07f34')),
    mirror(oval(-30, -78, 11, 8, '#c07f34') + oval(-58, -86, 8, 6, '#f8dc9a') + oval(-14, -46, 9, 7, '#c07f34')),
    drawEyes({ x: 92, y: -18, rx: 26, ry: 26, iris: '#f0b022', white: '#8a5420' }),
    mirror(oval(-20, 18, 7, 9, '#7a4a1c')),
    line('M-126 44 C-70 78 70 78 126 44', '#7a4a1c', 7),
  ].join('')
}
