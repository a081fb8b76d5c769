import { box, type DrawingSheet, drawGlow, drawPath, type GradientStop, line, mirror, oval, place } from '../sheet.ts'

/** Banners: wide enough for a double-density hero, high enough for the phone's crop. */
export const BANNER = { width: 2880, height: 1200 } as const

export function drawSky(sheet: DrawingSheet, stops: readonly GradientStop[]): string {
  return box(0, 0, BANNER.width, BANNER.height, 0, sheet.linear(stops))
}

export function drawSun(sheet: DrawingSheet, x: number, y: number, radius: number, colour: string): string {
  return drawGlow(sheet, x, y, radius * 3.2, radius * 3.2, colour, 0.75) + oval(x, y, radius, radius, '#fff4d0')
}

export function drawCloud(x: number, y: number, scale: number, colour = '#ffffff', opacity = 0.85): string {
  return place(
    drawPath(
      'M-136 54 C-206 54 -214 -44 -140 -52 C-142 -120 -62 -150 -18 -106 C14 -160 116 -140 122 -66 C206 -76 222 54 146 54Z',
      colour,
      `opacity="${opacity}"`,
    ),
    x,
    y,
    scale,
  )
}

/** Rolling ground from edge to edge through the given heights, evenly spaced. */
export function drawHill(heights: readonly number[], fill: string, more = ''): string {
  const step = BANNER.width / (heights.length - 1)
  const curve = heights
    .slice(1)
    .map((height, index) => {
      const from = heights[index] ?? height
      return `C${(index + 0.5) * step} ${from} ${(index + 0.5) * step} ${height} ${(index + 1) * step} ${height}`
    })
    .join(' ')
  return drawPath(`M0 ${heights[0] ?? 0} ${curve} L${BANNER.width} ${BANNER.height} L0 ${BANNER.height}Z`, fill, more)
}

export function drawTree(
  sheet: DrawingSheet,
  x: number,
  y: number,
  scale: number,
  leaf: readonly [string, string],
): string {
  const crown = sheet.linear([[leaf[0]], [leaf[1]]])
  return place(
    drawPath('M-16 0 C-12 -80 -14 -140 -6 -200 L6 -200 C14 -140 12 -80 16 0Z', '#8a5a34') +
      oval(0, -300, 130, 140, crown) +
      oval(-80, -230, 84, 80, crown) +
      oval(84, -236, 84, 82, crown) +
      oval(-36, -340, 48, 40, '#ffffff', 'opacity="0.16"'),
    x,
    y,
    scale,
  )
}

export function drawPine(x: number, y: number, scale: number, colour: string): string {
  return place(
    box(-12, -60, 24, 60, 0, colour) +
      drawPath(
        'M0 -520 C40 -440 70 -400 96 -372 C76 -372 66 -376 56 -380 C84 -310 116 -270 144 -244 C120 -240 104 -244 90 -250 C116 -170 150 -110 190 -70 C120 -40 -120 -40 -190 -70 C-150 -110 -116 -170 -90 -250 C-104 -244 -120 -240 -144 -244 C-116 -270 -84 -310 -56 -380 C-66 -376 -76 -372 -96 -372 C-70 -400 -40 -440 0 -520Z',
        colour,
      ),
    x,
    y,
    scale,
  )
}

const petals = (colour: string): string =>
  [0, 72, 144, 216, 288].map((turn) => place(oval(0, -15, 9, 13, colour), 0, 0, 1, turn)).join('') +
  oval(0, 0, 9, 9, '#ffc94d')

export function drawFlower(x: number, y: number, scale: number, colour: string): string {
  return place(
    line('M0 0 C-4 -24 4 -44 0 -70', '#5f9440', 7) +
      drawPath('M0 -18 C20 -22 32 -36 34 -50 C14 -48 2 -36 0 -18Z', '#6da544') +
      place(petals(colour), 0, -80, 1.2),
    x,
    y,
    scale,
  )
}

export function drawGrass(x: number, y: number, scale: number, colour: string): string {
  return place(
    drawPath(
      'M-40 0 C-44 -30 -60 -50 -70 -60 C-40 -56 -26 -36 -22 -10 C-22 -50 -10 -80 4 -96 C6 -70 8 -40 4 -10 C14 -40 34 -60 58 -66 C44 -48 36 -26 34 0Z',
      colour,
    ),
    x,
    y,
    scale,
  )
}

/** Flowers and grass in a row that looks unplanned but is the same every time. */
export function drawMeadow(y: number, colours: readonly string[], grass: string, count = 22): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index * 977) % 2880) + ((index * 37) % 60)
    const drop = ((index * 53) % 90) - 20
    const colour = colours[index % colours.length] ?? '#ffffff'
    return (
      drawGrass(x + 40, y + drop, 0.8 + (index % 3) * 0.25, grass) +
      drawFlower(x, y + drop, 0.7 + (index % 4) * 0.14, colour)
    )
  }).join('')
}

export function drawFence(x: number, y: number, posts: number, colour = '#fff7ec', shade = '#e7d3b8'): string {
  const gap = 210
  const rails = [-210, -110]
    .map(
      (rail) =>
        box(-40, rail, gap * (posts - 1) + 80, 34, 14, colour) +
        box(-40, rail + 24, gap * (posts - 1) + 80, 10, 5, shade),
    )
    .join('')
  const post = Array.from(
    { length: posts },
    (_, index) => box(index * gap - 24, -270, 48, 280, 20, colour) + box(index * gap + 10, -262, 14, 270, 7, shade),
  ).join('')
  return place(rails + post, x, y)
}

export function drawHouse(sheet: DrawingSheet, x: number, y: number, scale: number): string {
  const window = (at: number): string =>
    box(at - 44, -220, 88, 100, 12, '#ffe9a8') +
    line(`M${at} -220 L${at} -120 M${at - 44} -170 L${at + 44} -170`, '#fffaf2', 9)
  return place(
    box(-200, -300, 400, 300, 8, sheet.linear([['#fffaf0'], ['#f3dcbc']])) +
      box(96, -500, 52, 120, 6, '#b85a3c') +
      drawPath('M-260 -290 L0 -500 L260 -290Z', sheet.linear([['#e2603c'], ['#c23a24']])) +
      window(-112) +
      window(112) +
      drawPath('M-44 0 L-44 -110 C-44 -160 44 -160 44 -110 L44 0Z', '#b3127a') +
      oval(24, -64, 7, 7, '#ffc94d') +
      mirror(oval(-150, -6, 56, 40, '#6da544')),
    x,
    y,
    scale,
  )
}
