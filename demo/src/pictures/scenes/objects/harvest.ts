import { box, type DrawingSheet, drawPath, line, oval, place } from '../../sheet.ts'

type Skin = readonly [light: string, middle: string, deep: string]
export const ORANGE_SKIN: Skin = ['#e9ad62', '#d78b3c', '#b96c28']
export const GREEN_SKIN: Skin = ['#9fae80', '#7f9467', '#5f7650']
export const PALE_SKIN: Skin = ['#f3e6c4', '#e2cd9d', '#c3aa78']

/** Ribbed and ripe, on y = 0, about 300 × 240. */
export function drawSquash(sheet: DrawingSheet, [light, middle, deep]: Skin): string {
  return [
    oval(-96, -88, 58, 78, deep) + oval(96, -88, 58, 78, deep),
    oval(-54, -90, 62, 88, middle) + oval(54, -90, 62, 88, sheet.linear([[middle], [deep]])),
    oval(0, -92, 52, 92, sheet.linear([[light], [middle]])),
    oval(-30, -132, 12, 24, '#ffffff', 'opacity="0.22" transform="rotate(14 -30 -132)"'),
    drawPath(
      'M-18 -174 C-22 -206 -10 -228 24 -236 L40 -216 C20 -206 18 -192 20 -174 C8 -166 -8 -166 -18 -174Z',
      '#6f7a4c',
    ),
  ].join('')
}

/** Slatted box on y = 0; its contents show above the edge. */
export function drawCrate(sheet: DrawingSheet, width: number, height: number, load: string): string {
  const w = width / 2
  const slats = Math.max(2, Math.round(height / 90))
  const each = height / slats
  const wood = sheet.linear([['#c9a377'], ['#a67f55']])
  return [
    box(-w, -height - 18, width, height + 10, 8, '#5c4633'),
    place(load, 0, -height),
    ...Array.from({ length: slats }, (_, i) => box(-w, -(i + 1) * each + 8, width, each - 16, 6, wood)),
    line(
      Array.from({ length: slats }, (_, i) => `M${-w + 70} ${-(i + 0.5) * each} h${width - 140}`).join(''),
      '#8a6744',
      4,
      'opacity="0.45"',
    ),
    ...[-w, w - 44].map((x) => box(x, -height - 6, 44, height + 6, 6, '#8f6b47')),
    ...[-w + 22, w - 22].flatMap((x) =>
      Array.from({ length: slats }, (_, i) => oval(x, -(i + 0.5) * each, 6, 6, '#5c4633')),
    ),
  ].join('')
}

/** Sheaf of corn for the end of summer, bound in the middle; on y = 0. */
export function drawSheaf(): string {
  const stalks = [-26, -16, -8, 0, 8, 16, 26]
  return (
    stalks
      .map((turn) =>
        place(
          line('M0 60 V-330', '#c9a862', 9) +
            Array.from({ length: 5 }, (_, i) =>
              [-1, 1]
                .map((side) =>
                  oval(
                    side * 12,
                    -330 - i * 26,
                    9,
                    20,
                    '#ddbf7c',
                    `transform="rotate(${side * 24} ${side * 12} ${-330 - i * 26})"`,
                  ),
                )
                .join(''),
            ).join('') +
            oval(0, -468, 9, 22, '#ddbf7c'),
          0,
          -150,
          0.9,
          turn,
        ),
      )
      .join('') +
    drawPath('M-30 -170 L30 -170 L96 0 L-96 0Z', '#c9a862') +
    line('M-50 -8 L-18 -160 M0 -4 V-160 M50 -8 L18 -160', '#a98848', 5, 'opacity="0.6"') +
    box(-44, -190, 88, 34, 14, '#47694d')
  )
}
