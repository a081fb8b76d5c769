import { box, type DrawingSheet, drawPath, line, mirror, oval, place, type Shades } from '../../sheet.ts'

/** Checked cloth on the grass, seen from the side. */
export function drawBlanket(sheet: DrawingSheet, x: number, y: number, width: number, [light, deep]: Shades): string {
  const w = width / 2
  const cloth = `M${-w} 0 L${-w * 0.72} -110 L${w * 0.72} -110 L${w} 0 C${w * 0.5} 18 ${-w * 0.5} 18 ${-w} 0Z`
  const inside = sheet.clip(`<path d="${cloth}"/>`)
  const checks =
    Array.from({ length: 12 }, (_, i) => `M${-w + (i * width) / 11} 20 L${(-w + (i * width) / 11) * 0.7} -120`).join(
      '',
    ) + [-84, -46, -8].map((at) => `M${-w} ${at} H${w}`).join('')
  return place(
    `${drawPath(cloth, light)}<g clip-path="${inside}">${line(checks, deep, 22, 'opacity="0.55"')}</g>`,
    x,
    y,
  )
}

export function drawAppleTree(
  sheet: DrawingSheet,
  x: number,
  y: number,
  scale: number,
  [light, deep]: Shades,
  fruit?: string,
): string {
  const crown = sheet.linear([[light], [deep]])
  const apples = [
    [-150, -420],
    [-60, -520],
    [60, -470],
    [150, -390],
    [10, -370],
    [-90, -350],
    [110, -540],
  ] as const
  return place(
    [
      drawPath(
        'M-40 0 C-26 -120 -34 -220 -60 -330 L-10 -300 L10 -400 L34 -300 L90 -340 C50 -220 30 -120 52 0Z',
        '#8a5a34',
      ),
      oval(-130, -400, 150, 130, crown),
      oval(140, -400, 150, 130, crown),
      oval(0, -520, 190, 150, crown),
      oval(0, -380, 160, 110, crown),
      oval(-60, -580, 70, 44, '#ffffff', 'opacity="0.16"'),
      ...(fruit
        ? apples.map(([cx, cy]) => oval(cx, cy, 23, 23, fruit) + oval(cx - 7, cy - 8, 6, 6, '#ffffff', 'opacity="0.6"'))
        : []),
    ].join(''),
    x,
    y,
    scale,
  )
}

export function drawWateringCan(sheet: DrawingSheet, [light, deep]: Shades): string {
  return [
    line('M-80 -120 C-180 -120 -200 -240 -80 -250', deep, 20),
    drawPath('M90 -90 L230 -230 L256 -206 L110 -20Z', deep),
    drawPath('M214 -256 L286 -190 L268 -172 L198 -238Z', light),
    drawPath('M-100 -240 L100 -240 L112 -10 C60 6 -60 6 -112 -10Z', sheet.linear([[light], [deep]])),
    oval(0, -240, 100, 22, deep),
    box(-80, -220, 18, 190, 9, '#ffffff', 'opacity="0.4"'),
  ].join('')
}

/** Raised bed with rows of greens and carrots; on y = 0. */
export function drawVegetableBed(width: number, wood: Shades): string {
  const w = width / 2
  const plants = Array.from({ length: Math.floor(width / 110) }, (_, i) => {
    const x = -w + 60 + i * 110
    if (i % 3 === 2)
      return place(
        drawPath('M0 0 C-90 -10 -100 -100 -40 -120 C-20 -150 30 -150 44 -120 C100 -100 90 -10 0 0Z', '#8fcf5a') +
          drawPath('M0 -4 C-40 -20 -46 -80 0 -110 C46 -80 40 -20 0 -4Z', '#b6e07e'),
        x,
        -120,
      )
    return place(
      drawPath('M-20 -20 C-10 -40 10 -40 20 -20 L0 30Z', '#f2862e') +
        line(
          'M0 -30 C-10 -80 -34 -100 -44 -110 M0 -30 C0 -90 4 -110 6 -130 M0 -30 C10 -80 34 -100 46 -108',
          '#5fa83c',
          11,
        ),
      x,
      -118,
    )
  }).join('')
  return (
    oval(0, -124, w * 0.96, 26, '#6b4a32') +
    plants +
    box(-w, -120, width, 120, 12, wood[0]) +
    line(`M${-w + 20} -60 H${w - 20}`, wood[1], 7) +
    [-w + 20, w - 60].map((x) => box(x, -136, 40, 140, 8, wood[1])).join('')
  )
}

export function drawHayBale(sheet: DrawingSheet, width: number, height: number): string {
  const w = width / 2
  const blades = Array.from(
    { length: 34 },
    (_, i) =>
      `M${-w + 20 + ((i * 89) % (width - 60))} ${-14 - ((i * 53) % (height - 30))} l${34 - ((i * 17) % 50)} ${-8 - (i % 3) * 6}`,
  ).join('')
  const fringe = Array.from(
    { length: 16 },
    (_, i) => `M${-w + 10 + i * ((width - 20) / 15)} ${-height + 6} l${((i * 31) % 30) - 15} -22`,
  ).join('')
  return (
    line(fringe, '#d9b048', 8) +
    box(-w, -height, width, height, 22, sheet.linear([['#f2d47a'], ['#d3a53e']])) +
    line(blades, '#b98a2c', 6, 'opacity="0.7"') +
    line(`M${-w * 0.45} ${-height} V0 M${w * 0.45} ${-height} V0`, '#c8142f', 9)
  )
}

/** Hen house on y = 0, 560 × 560. */
export function drawHenHouse(sheet: DrawingSheet, wall: Shades, roof: Shades): string {
  return [
    line('M-220 0 V-120 M220 0 V-120', wall[1], 34),
    drawPath('M-250 -110 L250 -110 L250 -380 L0 -520 L-250 -380Z', sheet.linear([[wall[0]], [wall[1]]])),
    line('M-250 -180 H250 M-250 -250 H250 M-250 -320 H250', wall[1], 6, 'opacity="0.6"'),
    drawPath('M-310 -350 L0 -540 L310 -350 L282 -306 L0 -470 L-282 -306Z', sheet.linear([[roof[0]], [roof[1]]])),
    drawPath('M-70 -110 L-70 -230 C-70 -300 70 -300 70 -230 L70 -110Z', '#4a3226'),
    drawPath('M-60 -116 L60 -116 L150 0 L30 0Z', '#c99a5c'),
    line('M-30 -88 H86 M-6 -56 H110 M18 -26 H134', '#8a5a30', 9),
    mirror(box(120, -300, 84, 80, 10, '#fff3cc') + line('M162 -300 V-220 M120 -260 H204', wall[1], 8)),
    oval(0, -400, 34, 34, '#fff3cc'),
  ].join('')
}

export function drawLantern(lit: string): string {
  return [
    oval(0, -90, 200, 200, lit, 'opacity="0.16"'),
    oval(0, -90, 110, 110, lit, 'opacity="0.22"'),
    '<path d="M-40 -170 C-40 -240 40 -240 40 -170" fill="none" stroke="#4a3a34" stroke-width="9"/>',
    drawPath('M-60 -170 L60 -170 L44 -190 L-44 -190Z', '#4a3a34'),
    box(-50, -170, 100, 150, 12, lit),
    line('M0 -170 V-24', '#ffffff', 16, 'opacity="0.6"'),
    line('M-50 -166 V-24 M50 -166 V-24', '#4a3a34', 10),
    box(-62, -28, 124, 28, 8, '#4a3a34'),
  ].join('')
}

/** Stone bath for birds, its water at y = −330. */
export function drawBirdBath(sheet: DrawingSheet, [light, deep]: Shades): string {
  return [
    drawPath(
      'M-44 -280 L44 -280 C30 -180 40 -90 70 -30 L-70 -30 C-40 -90 -30 -180 -44 -280Z',
      sheet.linear([[light], [deep]], 0),
    ),
    box(-110, -40, 220, 40, 14, deep),
    drawPath('M-230 -340 C-200 -270 -80 -250 0 -250 C80 -250 200 -270 230 -340Z', sheet.linear([[light], [deep]])),
    oval(0, -340, 232, 40, light),
    oval(0, -342, 200, 30, '#a9dff0'),
    line('M-120 -344 C-90 -356 -60 -356 -30 -346 M30 -336 C60 -346 90 -346 120 -338', '#ffffff', 6, 'opacity="0.9"'),
  ].join('')
}

/** House for garden birds on a pole, its floor at y = −430. */
export function drawFeeder(sheet: DrawingSheet, roof: Shades, snow = false): string {
  return [
    line('M0 0 V-420', '#9a6a3c', 30),
    box(-210, -440, 420, 30, 12, '#b9804a'),
    mirror(box(-170, -620, 22, 190, 6, '#9a6a3c')),
    oval(0, -446, 120, 24, '#e3bd6c') +
      Array.from({ length: 12 }, (_, i) =>
        oval(-100 + i * 18, -452 - ((i * 5) % 14), 9, 6, i % 3 ? '#8d6a3f' : '#3d302a'),
      ).join(''),
    drawPath('M-240 -600 L0 -770 L240 -600 L216 -570 L-216 -570Z', sheet.linear([[roof[0]], [roof[1]]])),
    snow
      ? drawPath(
          'M-250 -604 C-200 -660 -60 -760 0 -790 C60 -760 200 -660 250 -604 C220 -590 210 -610 180 -600 C150 -570 120 -620 90 -600 C60 -580 40 -610 0 -600 C-40 -590 -60 -620 -90 -600 C-120 -580 -150 -610 -180 -596 C-210 -580 -230 -600 -250 -604Z',
          '#ffffff',
        )
      : '',
    line('M90 -430 V-390', '#8a6a4a', 5) +
      oval(90, -350, 44, 44, '#c9a468') +
      oval(78, -360, 6, 6, '#5a4030') +
      oval(100, -340, 6, 6, '#5a4030') +
      oval(96, -368, 5, 5, '#5a4030'),
  ].join('')
}

export function drawWheelbarrow(sheet: DrawingSheet, [light, deep]: Shades, load: string): string {
  return [
    line('M-300 -150 L-140 -120 M140 -60 L210 -60', '#8a5a34', 20),
    line('M-110 -70 L-150 0', '#6a5648', 18),
    oval(210, -62, 66, 66, '#4a3a34'),
    oval(210, -62, 40, 40, '#c9c2b8'),
    oval(210, -62, 12, 12, '#4a3a34'),
    load,
    drawPath('M-190 -240 L240 -240 L150 -80 L-110 -80Z', sheet.linear([[light], [deep]])),
  ].join('')
}

/** Heap of leaves in autumn colours, on y = 0. */
export function drawLeafHeap(width: number, colours: readonly string[]): string {
  const leaf = (fill: string): string =>
    drawPath('M0 0 C-34 -20 -40 -60 0 -90 C40 -60 34 -20 0 0Z', fill) + line('M0 0 V-70', '#00000033', 4)
  return Array.from({ length: 46 }, (_, i) => {
    const row = Math.floor(i / 12)
    const across = (1 - row * 0.24) * width
    return place(
      leaf(colours[i % colours.length] ?? '#c8451f'),
      -across / 2 + ((i * 83) % 100) * (across / 100),
      -row * 44 + ((i * 13) % 14),
      0.8 + (i % 3) * 0.14,
      ((i * 67) % 160) - 80,
    )
  }).join('')
}

export function drawMushroom(cap: string): string {
  return (
    drawPath('M-24 0 C-16 -40 -18 -60 -22 -80 L22 -80 C18 -60 16 -40 24 0Z', '#fff3e0') +
    drawPath('M-80 -74 C-74 -160 74 -160 80 -74 C40 -60 -40 -60 -80 -74Z', cap) +
    oval(-30, -106, 12, 9, '#fff3e0') +
    oval(20, -122, 11, 8, '#fff3e0') +
    oval(44, -92, 9, 7, '#fff3e0')
  )
}
