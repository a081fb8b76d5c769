import { box, type DrawingSheet, drawPath, line, mirror, oval, type Shades } from '../../sheet.ts'

/** Wall of a stable from edge to edge: boards, beams, a hay loft's edge. */
export function drawStableWall(sheet: DrawingSheet, [light, deep]: Shades, floorAt: number): string {
  const boards = line(
    Array.from({ length: 22 }, (_, i) => `M${i * 135} 0 V${floorAt}`).join(''),
    deep,
    7,
    'opacity="0.55"',
  )
  return (
    box(0, 0, 2880, floorAt, 0, sheet.linear([[light], [deep]])) +
    boards +
    box(0, 70, 2880, 70, 0, deep) +
    box(0, 130, 2880, 12, 0, '#000000', 'opacity="0.12"')
  )
}

/** Stable box: an opening with a closed lower door; the horse is drawn between back and front. The door's foot is y = 0. */
export function drawBoxDoor(sheet: DrawingSheet, door: Shades, inside: string): { back: string; front: string } {
  return {
    back:
      box(-300, -860, 600, 860, 16, inside) +
      line('M-220 -860 V-400 M-60 -860 V-400 M100 -860 V-400 M240 -860 V-400', '#000000', 6, 'opacity="0.12"'),
    front: [
      box(-300, -380, 600, 380, 10, sheet.linear([[door[0]], [door[1]]])),
      line('M-150 -380 V0 M0 -380 V0 M150 -380 V0', door[1], 7),
      line('M-280 -30 L280 -350', door[1], 34),
      box(-310, -404, 620, 46, 12, '#fff3dd'),
      box(-310, -40, 620, 40, 10, '#fff3dd'),
      mirror(box(-356, -900, 60, 900, 12, '#fff3dd')),
      box(-370, -930, 740, 60, 14, '#fff3dd'),
      oval(250, -300, 18, 18, '#6a5648'),
    ].join(''),
  }
}

export function drawHayNet(sheet: DrawingSheet): string {
  const bag = 'M0 -40 C150 -10 190 150 120 260 C70 320 -70 320 -120 260 C-190 150 -150 -10 0 -40Z'
  const inside = sheet.clip(`<path d="${bag}"/>`)
  const mesh = Array.from(
    { length: 11 },
    (_, i) => `M${-260 + i * 60} -60 l240 400 M${-20 + i * 60} -60 l-240 400`,
  ).join('')
  const straws = Array.from(
    { length: 14 },
    (_, i) => `M${-110 + i * 17} ${40 + ((i * 41) % 220)} l${((i * 53) % 120) - 60} ${((i * 29) % 60) - 40}`,
  ).join('')
  return (
    line('M0 -200 V-30', '#8a6a4a', 10) +
    line(straws, '#d9c05a', 9) +
    drawPath(bag, sheet.linear([['#dcd06a'], ['#a9a03c']])) +
    `<g clip-path="${inside}">${line(mesh, '#fff3dd', 6, 'opacity="0.8"')}</g>`
  )
}

export function drawHorseshoe(colour: string): string {
  return (
    `<path d="M-70 90 C-130 -10 -90 -110 0 -110 C90 -110 130 -10 70 90" fill="none" stroke="${colour}" stroke-width="40"/>` +
    [
      [-88, 20],
      [-84, -40],
      [-50, -92],
      [50, -92],
      [84, -40],
      [88, 20],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 6, 6, '#4a3a34'))
      .join('')
  )
}

/** Saddle on a bracket. */
export function drawSaddle(sheet: DrawingSheet, [light, deep]: Shades): string {
  return (
    box(-240, 30, 480, 30, 12, '#8a5a34') +
    drawPath('M-170 20 C-120 60 -110 160 -60 230 L80 230 C130 150 130 60 170 10 L60 -10Z', '#fff3dd') +
    drawPath(
      'M-180 -40 C-150 -20 -100 0 -20 0 C70 0 120 -60 150 -90 C190 -70 190 -10 150 30 C120 60 120 130 70 190 L-30 190 C-80 130 -80 60 -130 40 C-180 20 -200 -20 -180 -40Z',
      sheet.linear([[light], [deep]]),
    ) +
    line('M10 60 V250', deep, 14) +
    `<path d="M-20 250 L40 250 L46 300 L-26 300Z" fill="none" stroke="#b9c0c4" stroke-width="10" stroke-linejoin="round"/>`
  )
}

export function drawJump(poles: readonly [string, string], width: number): string {
  const w = width / 2
  const pole = (y: number): string =>
    box(-w, y, width, 34, 17, poles[0]) +
    Array.from({ length: 5 }, (_, i) => box(-w + (i * width) / 5, y, width / 10, 34, 0, poles[1])).join('')
  const stand = (x: number): string =>
    box(x - 28, -420, 56, 420, 12, '#fffaf2') +
    drawPath(`M${x - 90} 0 L${x - 20} -90 L${x + 20} -90 L${x + 90} 0Z`, '#fffaf2') +
    box(x - 28, -420, 56, 60, 12, poles[1])
  return stand(-w) + stand(w) + pole(-330) + pole(-200)
}

/** Trunk for grooming things, on y = 0. */
export function drawGroomingBox(sheet: DrawingSheet, [light, deep]: Shades, contents: string): string {
  return (
    contents +
    box(-190, -170, 380, 170, 16, sheet.linear([[light], [deep]])) +
    '<path d="M-110 -170 C-110 -290 110 -290 110 -170" fill="none" stroke="#6a5648" stroke-width="18"/>' +
    line('M-190 -110 H190', deep, 8) +
    box(-36, -130, 72, 44, 8, '#ffd98a')
  )
}

/** Building with stable doors far behind, on y = 0, 1100 wide. */
export function drawFarStable(sheet: DrawingSheet, wall: Shades, roof: Shades): string {
  const door = (x: number): string =>
    box(x - 80, -240, 160, 240, 10, '#5a3423') +
    box(x - 80, -120, 160, 120, 8, wall[1]) +
    line(`M${x - 74} -10 L${x + 74} -110`, '#fff3dd', 10)
  return [
    box(-520, -330, 1040, 330, 8, sheet.linear([[wall[0]], [wall[1]]])),
    drawPath('M-580 -320 L-440 -520 L440 -520 L580 -320Z', sheet.linear([[roof[0]], [roof[1]]])),
    drawPath('M-110 -320 L0 -470 L110 -320Z', wall[0]),
    oval(0, -370, 34, 34, '#fff3dd'),
    door(-350),
    door(0),
    door(350),
    mirror(box(-222, -230, 84, 80, 8, '#ffe9a8') + line('M-180 -230 V-150', '#fff3dd', 7)),
  ].join('')
}
