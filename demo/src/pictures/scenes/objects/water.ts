import { box, type DrawingSheet, drawPath, line, oval, place, type Shades } from '../../sheet.ts'

/** Water that fills a frame: its light from above, sand and weeds at the bottom. */
export function drawDepths(
  sheet: DrawingSheet,
  {
    width,
    height,
    water,
    sand,
  }: { width: number; height: number; water: readonly [string, string, string]; sand: Shades },
): string {
  const rays = [0.1, 0.34, 0.56, 0.8].map((at, i) =>
    drawPath(
      `M${width * at} 0 L${width * (at + 0.06)} 0 L${width * (at + 0.2 + i * 0.015)} ${height} L${width * (at - 0.03 + i * 0.03)} ${height}Z`,
      '#ffffff',
      'opacity="0.09"',
    ),
  )
  return [
    box(0, 0, width, height, 0, sheet.linear([[water[0]], [water[1], 0.5], [water[2]]])),
    ...rays,
    drawPath(
      `M0 ${height * 0.9} C${width * 0.2} ${height * 0.85} ${width * 0.34} ${height * 0.93} ${width * 0.52} ${height * 0.88} C${width * 0.7} ${height * 0.84} ${width * 0.86} ${height * 0.92} ${width} ${height * 0.87} L${width} ${height} L0 ${height}Z`,
      sheet.linear([[sand[0]], [sand[1]]]),
    ),
  ].join('')
}

export function drawWeed(height: number, colour: string, leaves = false): string {
  if (!leaves)
    return line(
      `M0 0 C-40 ${-height * 0.2} 40 ${-height * 0.36} 0 ${-height * 0.56} C-30 ${-height * 0.74} 30 ${-height * 0.86} 6 ${-height}`,
      colour,
      26,
    )
  const pairs = Math.floor(height / 60)
  return (
    line(`M0 0 C-14 ${-height * 0.4} 14 ${-height * 0.7} 0 ${-height}`, colour, 12) +
    Array.from(
      { length: pairs },
      (_, i) =>
        place(
          drawPath('M0 0 C30 -40 90 -50 130 -20 C90 10 30 14 0 0Z', colour),
          0,
          -40 - i * 60,
          1 - i / (pairs * 1.8),
        ) +
        `<g transform="translate(0 ${-64 - i * 60}) scale(${-(1 - i / (pairs * 1.8))} ${1 - i / (pairs * 1.8)})">${drawPath('M0 0 C30 -40 90 -50 130 -20 C90 10 30 14 0 0Z', colour)}</g>`,
    ).join('')
  )
}

export function drawCoral(colour: string): string {
  return line(
    'M0 0 C0 -80 -10 -140 -60 -200 M0 -90 C20 -150 60 -170 70 -240 M-30 -160 C-70 -170 -90 -200 -96 -240',
    colour,
    34,
  )
}

/** Castle ruin for a tank, on y = 0. */
export function drawCastle(sheet: DrawingSheet, [light, deep]: Shades): string {
  const tower = (x: number, height: number): string =>
    drawPath(
      `M${x - 70} 0 L${x - 70} ${-height} L${x - 70} ${-height - 50} L${x - 36} ${-height - 50} L${x - 36} ${-height - 20} L${x - 16} ${-height - 20} L${x - 16} ${-height - 50} L${x + 16} ${-height - 50} L${x + 16} ${-height - 20} L${x + 36} ${-height - 20} L${x + 36} ${-height - 50} L${x + 70} ${-height - 50} L${x + 70} 0Z`,
      sheet.linear([[light], [deep]]),
    ) + box(x - 16, -height * 0.7, 32, 60, 16, '#3a4a5a')
  return (
    tower(-150, 300) +
    tower(150, 380) +
    drawPath('M-90 0 L-90 -200 L90 -200 L90 0Z', sheet.linear([[light], [deep]])) +
    drawPath('M-46 0 L-46 -80 C-46 -140 46 -140 46 -80 L46 0Z', '#3a4a5a')
  )
}

/** Glass tank in a cabinet: the origin is the middle of the cabinet's foot. Its inhabitants are drawn in its own frame. */
export function drawTank(
  sheet: DrawingSheet,
  { width, height, cabinet, inside }: { width: number; height: number; cabinet: Shades; inside: string },
): string {
  const [left, top] = [-width / 2, -260 - height]
  const clip = sheet.clip(`<rect x="0" y="0" width="${width}" height="${height}" rx="14"/>`)
  return [
    box(left - 30, -260, width + 60, 260, 14, sheet.linear([[cabinet[0]], [cabinet[1]]])),
    line(`M${left + width / 3} -230 V-20 M${left + (width * 2) / 3} -230 V-20`, cabinet[1], 9),
    `<g transform="translate(${left} ${top})"><g clip-path="${clip}">${inside}</g>`,
    `<rect x="0" y="0" width="${width}" height="${height}" rx="14" fill="none" stroke="#eef8fb" stroke-width="16" opacity="0.85"/>`,
    drawPath(`M40 40 L150 40 L70 ${height * 0.5} L40 ${height * 0.5}Z`, '#ffffff', 'opacity="0.2"'),
    '</g>',
    box(left - 36, top - 60, width + 72, 70, 20, cabinet[1]),
    box(left + 40, top + 4, width - 80, 14, 7, '#fff6c8'),
    box(left - 44, -280, width + 88, 40, 12, cabinet[1]),
  ].join('')
}

/** Pond seen from above and aside, around the origin. */
export function drawPond(sheet: DrawingSheet, rx: number, ry: number, water: Shades, rim: Shades): string {
  const stones = Array.from({ length: 34 }, (_, i) => {
    const turn = (i / 34) * Math.PI * 2
    const size = 54 + ((i * 37) % 34)
    return oval(Math.cos(turn) * rx, Math.sin(turn) * ry, size, size * 0.6, i % 2 ? rim[0] : rim[1])
  })
  const ripple = (x: number, y: number, r: number): string =>
    oval(x, y, r, r * 0.32, 'none', 'stroke="#ffffff" stroke-width="6" opacity="0.5"')
  return [
    ...stones,
    oval(0, 0, rx * 0.97, ry * 0.95, sheet.linear([[water[0]], [water[1]]])),
    ripple(-rx * 0.5, -ry * 0.3, 120),
    ripple(rx * 0.45, ry * 0.4, 150),
    ripple(-rx * 0.2, ry * 0.55, 90),
  ].join('')
}

export function drawLilyPad(scale: number, flower?: string): string {
  const pad =
    drawPath(
      'M0 0 L120 -26 C150 20 80 62 0 62 C-90 62 -150 30 -140 -10 C-130 -50 -60 -66 0 -62 C40 -60 70 -54 92 -44Z',
      '#5fae4a',
    ) + line('M0 0 L-110 -6 M0 0 L-50 46 M0 0 L50 48 M0 0 L-50 -48', '#8fd070', 6)
  const petals = flower
    ? [-60, -30, 0, 30, 60]
        .map((turn) => place(drawPath('M0 0 C-30 -40 -20 -80 0 -100 C20 -80 30 -40 0 0Z', flower), -20, 10, 0.9, turn))
        .join('') + oval(-20, -14, 20, 14, '#ffd34d')
    : ''
  return place(pad + petals, 0, 0, scale)
}

/** Reeds with a brown head, on y = 0. */
export function drawCattail(): string {
  return (
    line('M0 0 C-6 -140 4 -240 0 -330', '#5f9440', 10) +
    drawPath(
      'M0 0 C-60 -90 -80 -190 -70 -260 C-40 -190 -14 -90 0 0Z M4 0 C50 -100 80 -170 100 -210 C90 -130 50 -50 4 0Z',
      '#6da544',
    ) +
    line('M0 -270 V-370', '#8a5a34', 34) +
    line('M0 -390 V-430', '#8a5a34', 7)
  )
}

export function drawBubbleColumn(count: number, step: number): string {
  return Array.from({ length: count }, (_, i) =>
    oval(
      ((i * 41) % 50) - 25,
      -i * step,
      12 + ((i * 7) % 14),
      12 + ((i * 7) % 14),
      '#ffffff',
      'fill-opacity="0.28" stroke="#ffffff" stroke-width="4" stroke-opacity="0.8"',
    ),
  ).join('')
}

/** Flakes that sink from the surface. */
export function drawFlakes(width: number, height: number, count: number): string {
  const colours = ['#f2762e', '#c8142f', '#ffd34d', '#6fae3f']
  return Array.from({ length: count }, (_, i) =>
    place(
      drawPath('M-16 -6 L6 -14 L18 2 L2 14 L-14 8Z', colours[i % 4] ?? '#f2762e'),
      ((i * 181) % width) - width / 2,
      (i * 97) % height,
      0.9 + (i % 3) * 0.3,
      (i * 47) % 180,
    ),
  ).join('')
}
